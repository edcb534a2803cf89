"""Sentences that analysts write about a change, as frames. None of them is a sentence of the product's evidence."""

from __future__ import annotations

from collections.abc import Mapping

from tests.acceptance.mutations.texts import Frame, same_way
from tests.acceptance.mutations.worlds import TOTAL, World


def _additive(world: World) -> bool:
    return not world.is_ratio


def _ratio(world: World) -> bool:
    return world.is_ratio


def _percent(world: World) -> bool:
    return world.unit == "percent"


def _not_percent(world: World) -> bool:
    return world.unit != "percent"


def _fell(world: World) -> bool:
    return world.delta(TOTAL) < 0


def _all_with(world: World) -> bool:
    return all(same_way(world, name, TOTAL) for name in world.segments)


def _has_polarity(world: World) -> bool:
    return world.raw["higher_is_better"] is not None


def _has_polarity_up(world: World) -> bool:
    return bool(world.raw["higher_is_better"])


def _several_with(world: World) -> bool:
    """More than one segment moves with the whole, and the wording fits a plural."""
    return sum(1 for name in world.segments if same_way(world, name, TOTAL)) > 1


def _without_one_same_way(world: World) -> bool:
    """Whichever segment is left out, the rest moves as the whole does."""
    return _additive(world) and all(
        (world.delta(TOTAL) - world.delta(name)) * world.delta(TOTAL) > 0 for name in world.segments
    )


ONE: Mapping[str, str] = {"a": "any"}
TWO: Mapping[str, str] = {"a": "any", "b": "any"}
A = frozenset("a")
AB = frozenset("ab")

HEADLINES: tuple[Frame, ...] = (
    Frame("{M} {T?fell|rose} to {T.cur}", headline=True),
    Frame("{M} at {T.cur}, {T?down|up} from {T.prev}", headline=True),
    Frame("{M} {T?down|up} {T.rel} {in1}", fits=_not_percent, headline=True),
    Frame("{M} {T?down|up} {T.delta} {over}", headline=True),
    Frame("{M} {T?lower|higher} than {ago}", headline=True),
    Frame("{T?Lower|Higher} {m} {in1}: {T.cur} after {T.prev}", headline=True),
    Frame("{P1}: {m} of {T.cur}", headline=True),
    Frame("{a} leads the {T?decline|rise} in {m}", {"a": "main"}, A, _additive, headline=True),
    Frame("{M}: {T.prev} → {T.cur}", headline=True),
)

SENTENCES: tuple[Frame, ...] = (
    # The whole
    Frame("{M} {T?fell|rose} from {T.prev} to {T.cur}."),
    Frame("{M} {T?declined|grew} by {T.rel}, from {T.prev} to {T.cur}.", fits=_not_percent),
    Frame("At {T.cur}, {m} ended {T.delta} {T?below|above} {P0}."),
    Frame("{P1} brought {T.cur}, after {T.prev} {in0}."),
    Frame("The {T?decrease|increase} in {m} amounts to {T.delta}."),
    Frame("{M}: {T.prev} → {T.cur} ({T.sdelta})."),
    Frame("Compared with {ago}, {m} is {T?down|up} {T.rel}.", fits=_not_percent),
    Frame("{T?Falling|Rising} from {T.prev}, {m} came in at {T.cur}."),
    Frame("It stood at {T.prev} {ago} and stands at {T.cur} now."),
    Frame("{over}, {m} {T?dropped|climbed} {T.rel}.", fits=_not_percent),
    Frame("With {T.cur} {in1}, {m} did not reach the {T.prev} of {P0}.", fits=_fell),
    Frame("{M} of {T.cur} {in1} compares with {T.prev} {in0}."),
    Frame("The change comes to {T.sdelta}."),
    Frame("{M} was {T.delta} {T?lower|higher} than {in0}."),
    Frame("What was {T.prev} {in0} became {T.cur} {in1}."),
    Frame("A {T?decline|rise} of {T.delta} was recorded {in1}."),
    Frame("{M} {T?lost|gained} {T.delta} and now stands at {T.cur}."),
    Frame("The move lies {noise?within|outside} normal variation."),
    Frame("That is {noise?inside|outside} the usual variation of {m}."),
    Frame("{good?Unfavourable|Favourable}: {m} went from {T.prev} to {T.cur}.", fits=_has_polarity),
    # Segments, by their own values
    Frame("{a} went from {a.prev} to {a.cur}.", ONE),
    Frame("{a} {a?fell|rose} from {a.prev} to {a.cur}, and {b} {b?fell|rose} to {b.cur}.", TWO),
    Frame("{a}: {a.cur} (was {a.prev}).", ONE),
    Frame("{a} is now at {a.cur}, against {a.prev} {ago}.", ONE),
    Frame("{a} {a?fell|rose} {a.rel} and {b} {b?fell|rose} {b.rel}.", TWO, fits=_not_percent),
    Frame("Among the {dims}, {a} {a?declined|improved} from {a.prev} to {a.cur}.", ONE, fits=_has_polarity_up),
    Frame("{a} stands at {a.cur}; {b} at {b.cur}.", TWO),
    Frame("{a} {a?dropped|climbed} by {a.delta} to {a.cur}.", ONE),
    Frame("While {a} {a?fell|rose} by {a.delta}, {b} {b?fell|rose} by {b.delta}.", TWO),
    Frame("{a} {a.prev} → {a.cur}, {b} {b.prev} → {b.cur}.", TWO),
    Frame("{a} moved {a?down|up} by {a.delta}, {b} {b?down|up} by {b.delta}.", TWO),
    Frame("{a} came in {a?lower|higher} at {a.cur} (after {a.prev}).", ONE),
    Frame("{a} has the highest value of all {dims}, {a.cur}.", {"a": "highest"}, A),
    Frame(
        "{a} ranks first among the {dims} with {a.cur}, {b} second with {b.cur}.", {"a": "highest", "b": "second"}, AB
    ),
    Frame("The lowest value is that of {a}, {a.cur}.", {"a": "lowest"}, A),
    Frame("{a} recorded the largest {a?decrease|increase}, {a.delta}.", {"a": "moved_most"}, A),
    Frame("Of the {#all} {dims}, {#with} {T?fell|rose}.", fits=_several_with),
    Frame("{#with} of {#all} {dims} went {T?down|up}.", fits=_several_with),
    Frame("Only {a} {a?fell|rose}.", {"a": "alone"}, A),
    Frame("{a} is the only {dim} that {a?declined|grew}.", {"a": "alone"}, A),
    Frame("Every {dim} {T?fell|rose}.", fits=_all_with),
    Frame("No {dim} {T?rose|fell}.", fits=_all_with),
    Frame("{a}, at {a.cur}, is {a-b?below|above} {b} ({b.cur}).", TWO),
    Frame("{a} did not {a?rise|fall}; it went from {a.prev} to {a.cur}.", ONE),
    Frame("{a} moved against the total, {a?falling|rising} by {a.delta}.", {"a": "against"}, A),
    Frame("{in0}, {a} had been at {a.prev}; {in1} it was at {a.cur}.", ONE),
    # Parts of a sum
    Frame("Of the {T?decrease|increase} of {T.delta}, {a} contributed {a.delta}.", {"a": "with"}, A, _additive),
    Frame("{a} accounts for {a.part} of the {T?decline|rise}.", {"a": "with"}, A, _additive),
    Frame("By {dim}: {a} {a.sdelta}, {b} {b.sdelta}.", TWO, fits=_additive),
    Frame("{a} made up {a.share1} of {m} {in1}, after {a.share0} {in0}.", ONE, fits=_additive),
    Frame("The weight of {a} went from {a.share0} to {a.share1}.", ONE, fits=_additive),
    Frame("{a} and {b} together {a+b?lost|gained} {a+b.delta}.", {"a": "with", "b": "with"}, AB, _additive),
    Frame("Without {a}, the {T?decline|rise} would have been {T-a.delta}.", ONE, fits=_without_one_same_way),
    Frame("{a} {a?lost|gained} {a.delta}, more than any other {dim}.", {"a": "top"}, A, _additive),
    Frame("The {T?decrease|increase} is driven mainly by {a} ({a.sdelta}).", {"a": "main"}, A, _additive),
    Frame("{a} offset a part of this with {a.sdelta}.", {"a": "against"}, A, _additive),
    Frame("{a} ({a.sdelta}) weighs more than {b} ({b.sdelta}).", {"a": "top", "b": "with"}, AB, _additive),
    # Rates and mix
    Frame("The mix effect is {T.smix}, the rate effect {T.srate}.", fits=_ratio),
    Frame("{T.srate} come from rates within the {dims} and {T.smix} from mix.", fits=_ratio),
    Frame("{a} has a mix effect of {a.smix} and a rate effect of {a.srate}.", ONE, fits=_ratio),
    Frame("{a} contributes {a.scontribution} in total, rate and mix together.", ONE, fits=_ratio),
    Frame("{a} makes up {a.share1} of {den}, after {a.share0}.", ONE, fits=_ratio),
    Frame("{den} went from {T.den0} to {T.den1}, {num} from {T.num0} to {T.num1}.", fits=_ratio),
    Frame("The share of {a} {a.share?fell|rose} from {a.share0} to {a.share1}.", ONE, fits=_ratio),
    Frame("{a} {a.share?lost|gained} {a.sharedelta} of share.", ONE, fits=_ratio),
    Frame("Mix {T.smix?took away|added} {T.mix}, rates {T.srate?took away|added} {T.rate}.", fits=_ratio),
    Frame("The largest mix effect is that of {a} ({a.smix}).", {"a": "top_mix"}, A, _ratio),
    Frame("In {a}, {den} went from {a.den0} to {a.den1}.", ONE, fits=_ratio),
    # Percentages
    Frame("{M} {T?fell|rose} {T.delta} to {T.cur}, or {T.rel} in relative terms.", fits=_percent),
    Frame("From {T.prev} to {T.cur} is a relative change of {T.srel}.", fits=_percent),
    Frame("{a} {a?lost|gained} {a.delta}, ending at {a.cur}.", ONE, fits=_percent),
    Frame("{M} {T?fell|rose} by {T.delta:bps}.", fits=_percent),
)
