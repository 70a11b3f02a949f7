const set = (words: string) => new Set(words.trim().split(/\s+/u));

/** Words that carry no topic; of "isn't" the tokenizer gives two. */
export const stopWords = set(`
  a about across actually after all also although am among an and any anyone anyway are aren as at
  be because been before being beside besides between but by can cannot could couldn d did didn do
  docusaurus does doesn doing don during each either else etc ever every few for from had has hasn
  have haven having he hello her here hers hi him his how i if in into is isn it its itself just
  let like ll long m many may maybe me might mine more most much must my myself neither no nor not
  now of off ok okay on once one ones onto or other others our ours out over per please quite
  rather re really s say says shall she should shouldn so some somebody somehow someone something
  somewhere still such t than thank thanks that the their theirs them themselves then there these
  they thing things this those though through thus till to too under until up upon us ve very via
  was wasn we were weren what whatever when where whether which while who whom whose why will with
  within without won would wouldn yes yet you your yours yourself
`);

/** Verbs and nouns of any question: they may be missing in what answers it. */
export const weakWords = set(`
  able accept achieve actually add adjust affect allow alone always another appear apply arrange
  ask automatically available avoid back become begin belong best better big both bring call
  carry cause certain change check choose chosen clear come common compare complete configure
  consist contain correct correctly count create current customize deal decide decrease default
  define depend describe detail determine difference different disappear distinct do drop during
  early easily easy edit effect else enable enter everything exact exactly example except exist
  existing expect explain extra far fast find fine finish finished first fit fix follow full
  further general get give go goal gone good great handle happen hard help hold idea important
  improve include increase inside instance instead instruct interest keep kind know large last
  late lead learn leave left less lets level like list little long look lose lost lot main make
  manage matter mean method mind minimum miss missing mix modify most near necessary need new
  next nice note number obtain offer old only open option options original otherwise outside own
  part pass people pick pieces place plan point possible prefer present prevent print prior
  problem proper properly provide purpose put quick quickly reach read ready real reason receive
  refer relate remain remember remove repeat replace require respond rest result return right
  run safe same save second see select separate set setting settings setup shape short show
  similar simple simply single size small somewhat soon sort special specific specify split
  start state stay step still stop straight stuff suggest support supported sure take talk task
  tell thing think third time today total treat try turn two type types ugly understand use used
  useful user using usual usually value various vary visible wait want watch way ways well whole
  wish wonder work works write wrong
`);

export const pronouns = set(
  `it its them they they're that this these those one ones he she there same`,
);
