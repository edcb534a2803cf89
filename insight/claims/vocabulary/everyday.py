"""Ordinary words around a finding that claim nothing themselves."""

from __future__ import annotations

from typing import Final

ACTIVITIES: Final = """convert order buy:bought choose:chose:chosen place pay:paid visit spend:spent ship+ handle answer resolve
    work process use sign+_up enrol+ subscribe click browse complete return serve close look read:read keep:kept continue
    begin:began:begun open view show:showed:shown mean:meant know:knew:known think:thought hear:heard interpret over-interpret
    overinterpret need call check watch examine inspect analyse analyze group sort list arrange describe summarise summarize
    follow stay remain belong exist concern involve cover apply matter treat consider deserve stress underline emphasise
    emphasize recall remember note mention name label define express denote refer+ relate"""
"""Verbs of what customers, staff and readers do; none says which way a figure went."""
THINGS: Final = """segment dimension group item euro dollar yen person:people entry:entries piece bit matter respect regard way manner
    sense case example instance detail aspect angle lens perspective viewpoint question issue topic headline story picture
    chart table row column page report note summary overview caveat exception rule pattern trend counterpart sibling peer
     side end pair trio quartet"""
WAYS: Final = """equally evenly already next long compatible too alongside besides moreover broadly generally nominally
    numerically proportionally proportionately percentage-wise volume-wise arithmetically thereby correspondingly otherwise
    certainly obviously naturally interestingly importantly tellingly worthwhile noteworthy comparable joint mutual various
    certain given stated computed calculated above-mentioned aforementioned midway eventually"""
