"""Ordinary words around a finding that claim nothing themselves."""

from __future__ import annotations

from typing import Final

ACTIVITIES: Final = """convert order buy:bought choose:chose:chosen place pay:paid ship+ handle answer resolve work
    process use sign+_up enrol+ subscribe click browse complete return serve close look read:read open view
    show:showed:shown mean:meant know:knew:known think:thought hear:heard interpret over-interpret overinterpret need
    check watch examine inspect analyse analyze sort list arrange describe summarise summarize follow stay remain
    belong exist concern involve apply treat consider deserve stress underline emphasise emphasize recall
    remember note mention name label define express denote refer+ relate"""
"""Verbs of what customers, staff and readers do; none says which way a figure went."""
ANSWERING: Final = "wait reply:replied respond"
"""Verbs of those who ask and those who answer, where the time until an answer is measured."""
THINGS: Final = """goods dimension euro dollar yen entry:entries piece bit respect regard way manner sense case example
    instance detail aspect angle lens perspective viewpoint question issue topic headline story picture chart table
    row column page report note summary overview caveat exception backdrop rule pattern trend side end"""
WAYS: Final = """again once_again too_early too_soon premature unwise rash compatible too alongside besides moreover broadly generally nominally numerically percentage-wise
    volume-wise arithmetically thereby correspondingly otherwise certainly obviously naturally interestingly
    importantly tellingly worthwhile noteworthy joint certain given stated computed calculated above-mentioned
    aforementioned"""
ACTORS: Final = "customer user visitor shopper buyer client person:people guest reader viewer caller patient"
"""Who is behind the figures. A movement said of them would be one of another metric."""
GROUPS: Final = "segment group type kind sort category:categories band class:classes line dimension"
"""Nouns of what a metric is split by; with a quantifier they would count something that the facts do not name."""
DESCRIBING: Final = """next nil prev prev. avg avg. popular older newer oldest newest younger consequence as_a_consequence spread range
    joins join joined long already otherwise absolute million_mark billion_mark damage did_the_damage simpson paradox
    simpson's_paradox fluctuates fluctuated narrowest widest crossed crosses passes passed mark threshold territory line-up
    number numbered numbering replies reply answer answers spent spend spends enters enter entered arrives arrived departs
    departed launched launch launches new_entry newcomer newcomers returns_to left_behind swamped swamp swamps masked
    per_cent percent-wise lines_up aligned alignment split-up breakdown net_out nets_out netted net_of blended aggregate
    aggregated underlying headline top-line bottom-line constituent constituents component components piece pieces
    contrasting contrasts offset_each_other weighing weighed outweighs equation ledger tally board across_them between_them
    among_them of_them each_of_them by_far hands_down clearly comfortably narrowly just_about more_or_less fluctuation
    fluctuations min mins pts full pace distant
    market markets bar barring busy enough caution equally short fullest emptiest once_more product products item items digit digits double-digit
    single-digit shared shares_in undefined fuller emptier quieter busier calmer"""
"""Words of description that claim neither a direction nor a size."""
