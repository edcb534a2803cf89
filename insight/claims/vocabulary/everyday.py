"""Ordinary words around a finding that claim nothing themselves."""

from __future__ import annotations

from typing import Final

ACTIVITIES: Final = """convert order buy:bought choose:chose:chosen place pay:paid ship+ handle answer resolve work
    process use sign+_up enrol+ subscribe click browse complete return serve close look read:read open view
    show:showed:shown mean:meant know:knew:known think:thought hear:heard interpret over-interpret overinterpret need
    check watch examine inspect analyse analyze sort list arrange describe summarise summarize follow stay remain
    belong exist concern involve cover apply treat consider deserve stress underline emphasise emphasize recall
    remember note mention name label define express denote refer+ relate"""
"""Verbs of what customers, staff and readers do; none says which way a figure went."""
THINGS: Final = """dimension euro dollar yen entry:entries piece bit respect regard way manner sense case example
    instance detail aspect angle lens perspective viewpoint question issue topic headline story picture chart table
    row column page report note summary overview caveat exception rule pattern trend side end"""
WAYS: Final = """compatible too alongside besides moreover broadly generally nominally numerically percentage-wise
    volume-wise arithmetically thereby correspondingly otherwise certainly obviously naturally interestingly
    importantly tellingly worthwhile noteworthy joint certain given stated computed calculated above-mentioned
    aforementioned"""
ACTORS: Final = "customer user visitor shopper buyer client person:people guest reader viewer caller patient"
"""Who is behind the figures. A movement said of them would be one of another metric."""
