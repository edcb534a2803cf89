"""Plain sentences on a ratio in money: levels of its segments, their shares, contributions and the two effects."""

from __future__ import annotations

from typing import Final

from insight.facts import Facts, Part
from tests.claims.scenes import ACCEPTED, Q1, Q2, REAL, TICKETS, WITHHELD, divided, effects, said, told, verdict

LANES = divided(
    "lane",
    {
        "Coast": ((210_000, 60_000), (190_400, 56_000)),
        "Inland": ((180_000, 30_000), (207_400, 34_000)),
        "Island": ((110_000, 10_000), (216_000, 20_000)),
    },
)
HAULIERS = divided(
    "haulier",
    {"Own fleet": ((310_000, 70_000), (352_800, 72_000)), "Partner": ((190_000, 30_000), (261_000, 38_000))},
)
CRATES = Facts(
    metric="cost_per_crate",
    label="Cost per crate",
    kind="ratio",
    unit="USD",
    grain="quarter",
    previous_period=Q1,
    current_period=Q2,
    previous_value=5.0,
    current_value=5.58,
    polarity="down",
    decimals=2,
    numerator=Part("freight cost", 500_000, 613_800),
    denominator=Part("crates", 100_000, 110_000),
    noise=REAL,
    segments=LANES + HAULIERS,
    effects=effects(LANES),
    effects_by_dimension=(("lane", effects(LANES)), ("haulier", effects(HAULIERS))),
)
"""A rise of 58 cents. By lane it is all mix (+0.63, rate −0.05), by haulier 85 % rate (+0.49, mix +0.09)."""

TRUE: Final = said("""
    Coast saw its share of crates drop from 60.0% to 50.9%;
    Island, the most expensive lane, saw its share of crates rise from 10.0% to 18.2%;
    Inland saw its share of crates grow by 0.9 points;
    Coast's share of costs fell from 42.0% to 31.0%;
    By haulier, the increase was almost entirely due to the rate effect;
    The increase was not entirely due to the rate effect;
    Cost per crate rose, with Island contributing the most;
    Island contributed the most, followed by Coast and Inland;
    Island accounts for the bulk of the increase;
    Island accounted for most of the increase;
    Own fleet contributed $0.35 (60%) and Partner $0.23 (40%) to the increase;
    Island contributed $0.43 (74%), Coast $0.11 (19%) and Inland $0.04 (6%);
    Freight cost increased by 22.8%, faster than crates, which grew by 10.0%;
    Freight cost grew 22.8%, outpacing crate volume, which only rose by 10.0%;
    Within the lanes, cost per crate rose in Inland and fell in Coast and Island;
    The rate effect accounts for 85% of the increase by haulier and the mix effect for 15%;
    The mix effect accounts for 109% of the increase by lane and for 15% by haulier;
    This is an addition of about 58 cents;
    Coast's cost per crate fell to $3.40, but it still contributed $0.11;
    Island contributed the most ($0.43), entirely through mix, followed by Coast ($0.11) and Inland ($0.04);
    Own fleet had the largest contribution (+$0.35), mainly due to the rate effect;
    Island was the largest contributor, entirely due to mix;
    By haulier, the rate effect and the mix effect contributed $0.49 and $0.09, respectively;
    By haulier, mix and rate effects contributed $0.09 and $0.49;
    The rate and mix effects account for 85% and 15% of the increase by haulier
""")
FALSE: Final = said("""
    Coast saw its share of crates drop from 50.9% to 60.0%;
    Coast saw its share of crates rise from 60.0% to 50.9%;
    Island saw its share of crates drop from 60.0% to 50.9%;
    Inland saw its share of crates grow by 0.9%;
    Coast's share of costs fell from 60.0% to 50.9%;
    Coast saw its share of costs drop from 60.0% to 50.9%;
    By haulier, the increase was almost entirely due to the mix effect;
    By lane, the increase was almost entirely due to the rate effect;
    By haulier, the increase was entirely due to the rate effect;
    Cost per crate rose, with Coast contributing the most;
    Coast contributed the most, followed by Island and Inland;
    Coast accounts for the bulk of the increase;
    Inland accounts for the bulk;
    Partner accounted for most of the increase;
    Own fleet contributed $0.35 (60%) and Partner $0.23 (30%) to the increase;
    Island contributed $0.43 (74%), Coast $0.11 (6%) and Inland $0.04 (19%);
    Freight cost increased by 22.8%, faster than crates, which grew by 22.8%;
    Freight cost increased by 22.8%, faster than crates, which fell by 10.0%;
    Crates grew by 10.0%, outpacing freight cost, which rose 22.8%;
    Within the lanes, cost per crate rose in Coast and fell in Inland and Island;
    The mix effect accounts for 15% of the increase by lane and for 109% by haulier;
    This is an addition of about 85 cents;
    Coast's cost per crate fell to $3.40, but it still contributed -$0.11;
    Island contributed the most ($0.43), mainly through the rate effect, followed by Coast ($0.11);
    Island contributed the most ($0.46), entirely through mix, followed by Coast ($0.11);
    Island contributed the most ($0.43), entirely through mix, followed by Coast ($0.17);
    Own fleet had the largest contribution (+$0.35), mainly due to mix;
    Own fleet was the largest contributor, almost entirely due to mix;
    Island had the opposite effect;
    By haulier, the rate effect and the mix effect contributed $0.09 and $0.49, respectively;
    By haulier, mix and rate effects contributed $0.49 and $0.09;
    The rate and mix effects account for 15% and 85% of the increase by haulier
""")


LIFTED: Final = said("""
    Harbour pulled ticket sales down, while Uplands had the opposite effect;
    Uplands had the opposite effect, adding $8,880
""")
NOT_LIFTED: Final = said("""
    Harbour had the opposite effect;
    Harbour pulled ticket sales down, while Valley had the opposite effect;
    Uplands had the opposite effect, subtracting $8,880
""")


@told(
    {
        CRATES: dict.fromkeys(TRUE, ACCEPTED) | dict.fromkeys(FALSE, WITHHELD),
        TICKETS: dict.fromkeys(LIFTED, ACCEPTED) | dict.fromkeys(NOT_LIFTED, WITHHELD),
    }
)
def test_ratio(facts: Facts, text: str, verdicts: frozenset[str]) -> None:
    assert verdict(facts, text) in verdicts
