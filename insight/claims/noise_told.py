"""Verdicts on noise that are told in a phrase of their own: "should be read with caution", "may well be chance".

Such a phrase says by itself that the change is like any other or is not. It is read here, held against the verdict of the
facts and taken out of the sentence; what is left is read as any other finding.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.noise_degrees import check_degrees
from insight.claims.refusal import Refused
from insight.claims.spelling import ADV, BE, LIGHT, SIZED, any_of, joined, spelled
from insight.claims.tokens import Token
from insight.claims.world import World

_CUES: Final = frozenset(
    ["caution", "care", "cautiously", "carefully", "trend", "trends", "shift", "signal", "sign", "significant", "significance", "meaningful", "random",
     "randomly", "noise", "chance", "coincidence", "over-read", "overread", "over-interpreted", "overinterpreted", "overstated", "exaggerated",
     "unremarkable", "inconspicuous", "insignificant", "unusually", "exceptionally", "read", "conclusion", "conclusions", "concluded",
     "little", "pattern", "statistically", "worth", "ordinary", "unusual", "exceptional", "extraordinary", "abnormal", "atypical", "typical", "common", "commonplace", "occur", "happen", "restraint", "reserve",
     "typically", "usually", "normally", "expected", "notable", "noteworthy", "remarkable", "importance", "rather"]
)  # fmt: skip


_NOISE: Final = (
    r"(?:no more than |nothing but |nothing more than |just |simply |only |merely |pure |mere |simple )*"
    r"(?:the |a |an |its |what is |that of )?(?:(?:limits?|range|bounds?|band|scope|boundaries|bandwidth) (?:of|for) )?"
    r"(?:the |its |a |an )?(?:pure |mere |simple )?NOISE"
)
_RANDOM: Final = f"(?:{_NOISE}|random)"
_NOT: Final = any_of("""should_not shouldn't must_not mustn't ought_not_to cannot can't can_not could_not need_not needn't may_not should_hardly
    can_hardly should_never must_never is_not_to are_not_to does_not_need_to""")  # fmt: skip
_MUST: Final = any_of(
    "should must ought_to is_to are_to can may needs_to need_to has_to have_to is_best is_better are_best might could would"
)
_TAKEN: Final = any_of(
    "read taken seen treated interpreted regarded viewed understood counted considered described judged handled called labelled"
)
_THING: Final = (
    r"(?:a |an |any |the )?(?:(?:evidence|proof|sign|signs|indication|indicative|start|beginning) of )?(?:a |an |any )?"
    r"(?:(?:real|genuine|true|clear|lasting|significant|meaningful|new|substantial|structural|sustained|notable|general|long-term|underlying) )*"
    r"(?:trend|trends|shift|shifts|signal|pattern|turning point|event|development|MOVE|conclusion|conclusions)"
)
_REAL: Final = (
    r"(?:a |an |any |the )?(?:(?:evidence|proof|sign|signs|indication|indicative|start|beginning) of )?(?:a |an |any )?"
    r"(?:(?:real|genuine|true|clear|lasting|significant|meaningful|substantial|structural|sustained|notable|long-term|underlying) )+"
    r"(?:trend|trends|shift|shifts|signal|pattern|turning point|event|development|MOVE)|(?:a |an |any |the )?(?:(?:evidence|proof|sign|signs"
    r"|indication|indicative|start|beginning) of )?(?:a |an |any )?(?:new |general )?(?:trend|trends|signal|pattern|turning point)"
)
_OF_IT: Final = (
    r"(?: (?:in|from|into|of|about|on|by) (?:it|this|that|these|them|here|such an? MOVE|the MOVE|a MOVE of this size))?"
)
_STANDING: Final = "(?:significant|unusual|noticeable|conspicuous|remarkable|notable)"
_INDICATING: Final = r"(?:, )?(?:which )?(?:indicating|suggesting|signalling|signaling|meaning|indicates|suggests|signals|means)(?: that)?(?: there (?:is|was))?(?: (?:it|this) (?:is|was|marks|represents))?"
_DEMANDS: Final = r"(?:deserves?|calls? for|warrants?|requires?|merits?)"
_CARE: Final = r"(?:some |due |great |a degree of |the usual |a certain |a little |appropriate |particular |all due )?(?:caution|care|reserve|restraint)"
_EXPLAIN: Final = r"(?:account for|explain|produce|cover|cause|justify|yield|generate)"

_VERDICT: Final = r"the (?:NOISE|noise) (?:check|verdict|test|assessment|analysis|flag)"
_PUTS: Final = r"(?:puts|places|sees|classifies|classes|rates|shows|marks|flags|confirms|treats|counts)"

_WITHIN: Final = (
    (rf"(?:may|might|could|can) {ADV}(?:be|reflect|be due to|be down to|be put down to|be explained by|be attributed to|be the result of"
    rf"|be a result of|come from|result from|stem from|represent|be called|be seen as|be regarded as) {_RANDOM}(?: alone)?(?: rather than {_THING})?"),
    rf"(?:likely |probably |most likely )?(?:reflects?|represents?|is|are) {_RANDOM} rather than {_THING}",
    rf"(?:may|might|need|does|do) not (?:necessarily )?(?:reflect|be) (?:{_REAL})",
    rf"{BE} {ADV}(?:typical|characteristic) (?:of|for) (?:the )?{_NOISE}",
    rf"(?:{BE} )?(?:therefore |hence |thus |also )?(?:not|hardly) {ADV}(?:statistically significant|notable|noteworthy|remarkable)",
    rf"{_MUST} {ADV}be {ADV}{_TAKEN} {ADV}(?:with {_CARE}|cautiously|carefully)",
    rf"{_MUST} {ADV}{_TAKEN} with {_CARE}",
    rf"{_DEMANDS} {_CARE}",
    rf"{_NOT} {ADV}be (?:over-read|overread|over-interpreted|overinterpreted|overstated|overrated|overvalued|exaggerated)",
    rf"{_NOT} {ADV}be {_TAKEN} (?:as )?{_THING}(?: in itself| by itself)?",
    (rf"(?:does not|doesn't|do not|did not|need not|may not|might not|cannot) {ADV}(?:indicate|signal|show|mark|constitute|represent|establish|prove|amount to|point to"
    rf"|suggest|imply|mean|make|support) (?:{_REAL})"),
    rf"{BE} (?:not|no|hardly|never) {ADV}(?:{_REAL})",
    rf"{BE} (?:not|hardly) {ADV}(?:a |an )?statistically {_STANDING}(?: MOVE)?",
    (rf"(?<!percentage )(?<!percentage MOVE )(?:{BE} |(?:and |so )?(?:thus|therefore|hence) ){ADV}(?:likely |probably )?(?:not|hardly) {ADV}(?:(?:considered|regarded as|deemed|seen as|necessarily) )?"
    rf"(?:statistically )?(?:meaningful|significant|noteworthy)"),
    rf"(?:may|might|need) not {ADV}be {ADV}(?:statistically )?(?:meaningful|significant|noteworthy|unusual)",
    rf"{_INDICATING} (?:no|nothing like an?|little) (?:{_REAL}|(?:unusual|exceptional|abnormal) (?:MOVE|activity|pattern|movement|behaviour|behavior))",
    (rf"{BE} {ADV}(?:too (?:small|slight|modest|little)|not (?:large|big|great|strong) enough) to (?:be told(?: apart)?|be distinguished|stand out"
    rf"|be separated|be distinguishable|differ|be set apart|be told) from {_NOISE}"),
    rf"{BE} {ADV}(?:statistically )?(?:unremarkable|inconspicuous|insignificant|of no significance)",
    r"statistically (?:unremarkable|inconspicuous|insignificant)",
    rf"(?:says|say|tells|tell|means|mean) {ADV}(?:little|very little)(?: by itself| on its own| as such)?",
    rf"{BE} {ADV}{_TAKEN} as {_RANDOM}",
    rf"{BE} {ADV}(?:a |an )?(?:(?:minor|small|slight|mere|random|short-term) )*fluctuations?(?: , not| rather than| and not) {_THING}",
    (rf"(?:does|do|did) not (?:exceed|go beyond|surpass|leave) what (?:is|can be|would be|could be|might be|one would) (?:expect|expected|normal|usual)"
    rf"(?: (?:from|of|for|with|under|given) {_NOISE})?"),
)  # fmt: skip
_WHOLE_WITHIN: Final = (
    rf"no (?:MOVE|movement|development) (?:beyond|outside|out of) (?:the ordinary|the usual|the normal|what is (?:usual|normal)|{_NOISE})",
    (
        rf"(?:no|nothing|little) ?(?:(?:real|clear|lasting|firm|general|far-reaching|reliable|strong) )*(?:trend|trends|shift|pattern|conclusion|conclusions|signal)?"
        rf" ?(?:should|can|must|could|may) {ADV}be (?:read into|inferred|derived|drawn|seen|concluded|deduced|read)(?:{_OF_IT}|(?: (?:into|from|in|about))? (?P<kept1>(?:a|the|this) MOVE of NUMBER))"
    ),
    rf"there is (?:no|little) (?:need|reason) to read {ADV}much into (?:it|this|that|the MOVE){SIZED}",
    rf"(?:one|we|you|readers) {_NOT} {ADV}read {ADV}much into (?:(?P<kept2>(?:a|the|this) MOVE of NUMBER)|(?:it|this|that|the MOVE|a MOVE|such an? MOVE){SIZED})",
    (
        rf"(?:it|this) (?:is|was|would be) {ADV}(?:premature|rash|too early|too soon|unwise|wrong) to (?:see|read|infer|speak of|conclude|derive|assume|call)"
        rf"(?: this| it)? {_THING}{_OF_IT}"
    ),
    (
        rf"(?:no|little) (?:(?:special|particular|great|real|further|much) )?(?:significance|importance|meaning|weight) (?:should|can|must|needs to) {ADV}be "
        rf"(?:attached|attributed|given|ascribed|assigned) to (?:it|this|that|the MOVE|this MOVE|such an? MOVE|a MOVE){SIZED}"
    ),
    rf"{_CARE} (?:is|seems|would be) (?:advised|needed|warranted|in order|required|called for|appropriate|due)",
    rf"none of (?:this|these|it|that|them) (?:should|can|must|may|could) be {_TAKEN} as {_THING}",
    rf"{_VERDICT} {_PUTS} (?:the|this) MOVE (?:of NUMBER )?(?:as )?(?:within|inside) {_NOISE}",
    rf"(?:it|this|(?:the|this|that|such an?|an?) (?:overall |total )?MOVE{SIZED}(?: of NUMBER)?) {BE} (?:not|hardly) {ADV}(?:statistically )?(?:significant|meaningful|noteworthy)",
    rf"(?:an?|the|this|that|such an?) (?:\S+ )?MOVE{SIZED}(?: like this| like that| of NUMBER)? is {ADV}(?:typical|common|commonplace|nothing special|nothing remarkable)",
)
_OUTSIDE: Final = (
    (rf"{BE} {ADV}too (?:large|big|strong|great|marked|pronounced|substantial|high) to (?:be|pass as|pass for|count as|qualify as) ?(?:{ADV}"
    rf"(?:dismissed as|explained by|put down to|attributed to|ascribed to|due to|called|regarded as|seen as|written off as|taken for|read as|considered"
    rf"|accounted for by) )?{_RANDOM}(?: alone)?"),
    (rf"(?:can hardly|cannot|can't|could hardly|can scarcely|should not) {ADV}be (?:put down to|dismissed as|attributed to|ascribed to|due to|written off as"
    rf"|accounted for by|explained by|explained as|called) {_RANDOM}(?: alone)?"),
    rf"(?:{BE}|represents|marks) {ADV}(?:a |an )?(?:real|genuine|true|actual)(?: MOVE)? (?:rather than|and not|, not|not|instead of) {ADV}{_RANDOM}",
    (rf"{BE} {ADV}(?:a |an )?(?:clear )?(?:outlier|exception|large|big|unusual|exceptional) (?:compared with|compared to|against|relative to|measured against"
    rf"|by the standards? of|in relation to|in comparison with|in comparison to) {_NOISE}"),
    rf"(?:{BE}|stands|lies) {ADV}(?:clear of|out of line with|not in line with|clearly above|well above|far above) {_NOISE}",
    rf"that {_NOISE}(?: alone)? (?:does not|doesn't|cannot|can't|would not|could not|hardly|can hardly) {_EXPLAIN}(?:s|ed)?",
    (
        rf"{BE} {ADV}(?:larger|bigger|greater|higher|stronger|more)(?: than)? (?:what |that which )?(?:(?:is|are|would be|would normally be|can be) )?{ADV}"
        rf"(?:typically |usually |normally |ordinarily )?(?:seen|expected|observed|usual|normal|typical|the norm)(?: (?:from|for|under|with) (?:{_NOISE}|a GRAIN|one GRAIN)| from \S+ to \S+)?"
    ),
    rf"{BE} {ADV}(?:very |highly )?unlikely to be {ADV}(?:(?:due to|caused by|explained by|the result of|a result of|down to) )?{_RANDOM}(?: alone)?",
    rf"{BE} {ADV}(?:considered |therefore |thus )*noteworthy",
    rf"(?:an? )?statistically {_STANDING}(?: MOVE)?",
    rf"{_INDICATING} (?:a |an )(?:(?:real|genuine|true|clear|significant|meaningful|notable|substantial|noteworthy) )+(?:MOVE|movement)(?: (?:rather than|and not|, not|not|instead of) {ADV}{_RANDOM})?",
    rf"(?:{BE} )?{ADV}worth (?:a closer look|a second look|looking into|investigating)",
)  # fmt: skip
_WHOLE_OUTSIDE: Final = (
    (
        rf"{_NOISE}(?: alone| by itself| on its own)? (?:does not|doesn't|cannot|can't|would not|could not|hardly|can hardly|does not fully) {_EXPLAIN}(?:s|ed)?"
        rf"(?: (?:(?P<kept>(?:the|this) MOVE of NUMBER)|it|this|that|such an? MOVE|a MOVE|this MOVE|the MOVE){SIZED})?"
    ),
    (
        rf"(?:it|this) (?:is|was|would be) {ADV}(?:wrong|a mistake|hard|difficult) to (?:call|dismiss|write off|see|regard|explain) (?:it|this|that|such an? MOVE|a MOVE"
        rf"|the MOVE){SIZED} ?(?:as |off as |by )?{_RANDOM}(?: alone)?"
    ),
    rf"(?:measured against|compared with|compared to|relative to|set against|against) {_NOISE} , (?:the|this|that) MOVE (?:is|was) (?:large|big|unusual|high|strong)",
    rf"{_VERDICT} {_PUTS} (?:the|this) MOVE (?:of NUMBER )?(?:as )?(?:outside|beyond|outside of) {_NOISE}",
)
_ENDS: Final = r"(?= [,;:—()] | (?:and|but|because|since|as|so|while|although|though|yet|given|nor|or) | $)"
_FOR_ONE: Final = r"(?: for (?:a|one|any) (?:single )?GRAIN)?"
_PREDICATES: Final = re.compile(
    f" (?:(?P<within>{'|'.join(_WITHIN)})|(?P<outside>{'|'.join(_OUTSIDE)})){_FOR_ONE}{_ENDS}"
)
_CLAUSES: Final = re.compile(
    f"(?:^|(?<=[,;:—()])|(?<= and)|(?<= but)|(?<= since)|(?<= because)|(?<= so)) (?:(?P<within>{'|'.join(_WHOLE_WITHIN)})|(?P<outside>{'|'.join(_WHOLE_OUTSIDE)})){_FOR_ONE}{_ENDS}"
)
_PADDING: Final = re.compile(
    r" (?:(?:according to|by|per) the (?:NOISE|noise) (?:check|verdict|test|assessment) ,?"
    r"|statistically(?= (?:within|outside|inside|beyond) )"
    r"|(?:(?<=exceeds )|(?<=exceeded )|(?<=beyond )|(?<=outside )|(?<=within )|(?<=above )|(?<= than ))(?:what )?(?:(?:is|was|would|could|can|might|one would) )?"
    r"(?:normally |usually |typically |reasonably )?(?:be )?(?:expected?)(?: to see)? (?:from|under|given|with|for|of|due to|by|based on)(?: the| a)?(?= NOISE)"
    r"|for (?:a|one|any) (?:single )?GRAIN(?= [,;:—()] | (?:and|but|because|since|as|so) | $)"
    r"|(?:the )?(?:limits?|bounds?|band|scope|boundaries|bandwidth|realm) of(?: the| its| a)?(?= NOISE)|(?:(?<=^ )|(?<=[,;:] ))all of(?= (?:this|it|these) ))"
)
"""What such sentences may also say, and which is no verdict."""
_UNUSUAL: Final = re.compile(
    rf"(?:MOVE|it|this|that|which)(?: of NUMBER)? (?:is|was) {ADV}(?:highly )?(?:unusual|exceptional|extraordinary|abnormal|atypical|out of the ordinary) "
)
_CUT: Final = re.compile(r" (?:[,;:—()]|and|but) ")


def without_verdicts(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without the phrases that are a verdict on noise.

    Raises:
        Refused: one says what the facts do not.
    """
    if not any(token.has("noise_noun") or not _CUES.isdisjoint(token.lowered.split()) for token in tokens):
        return tokens
    check_degrees(tokens)
    usual = world.facts.noise is not None and world.facts.noise.within_normal_variation
    if usual and _UNUSUAL.search(spelled(world, tokens)[0]):
        raise Refused("judgement", "unusual, though like any other")
    for pattern in (_PADDING, _CLAUSES, _PREDICATES):
        while True:
            text, starts = spelled(world, tokens)
            found = pattern.search(text)
            if found is None:
                break
            begin = found.start()
            if pattern is not _PADDING:
                _check(world, within=found["within"] is not None)
            if pattern is _PREDICATES:
                lead = max((cut.end() - 1 for cut in _CUT.finditer(text, 0, begin + 1)), default=0)
                begin = lead if LIGHT.fullmatch(text[lead:begin].strip()) else begin
            first = next((at for at, start in enumerate(starts) if start >= begin), 0)
            last = next((at for at, start in enumerate(starts) if start >= found.end()), len(tokens))
            spans = [found.span(name) for name in pattern.groupindex if name.startswith("kept")]
            kept = max(spans, default=(-1, -1))
            inner = [token for token, start in zip(tokens, starts, strict=True) if kept[0] <= start + 1 < kept[1]]
            if pattern is _PADDING:
                tokens = tokens[:first] + tokens[last:]
            else:
                tokens = [*tokens[:first], *inner, *tokens[last:]] if inner else joined(tokens[:first], tokens[last:])
            if not tokens:
                return tokens
    return tokens


def _check(world: World, *, within: bool) -> None:
    if world.facts.noise is None or world.facts.noise.within_normal_variation != within:
        raise Refused("judgement", "noise verdict")
