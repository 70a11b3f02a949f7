const set = (words: string) => new Set(words.trim().split(/\s+/u));

/** Words that carry no topic. */
export const stopWords = set(`
  a about after all also although am an and any anyone are as at be because been before being but by
  can cannot can't could did didn't do does doesn't doing don't during each either else etc ever every
  for from had has have having he her here hers him his how i i'd i'm i've if in into is isn't it it's its itself
  just let let's like long many few may maybe me might mine more most much must my myself neither no nor not now of off
  on once one ones  onto or other others our ours out over  please quite rather really 
  say says shall she should so some somebody somehow someone something somewhere still such than that that's the their theirs
  them themselves then there there's these they they're thing things this those though through thus till to
  too under until up upon us very via was we we're were what what's whatever when where whether which
  while who whom whose why will with within without won't would yes yet you you're your yours yourself
  okay ok hi hello thanks thank anyway actually docusaurus
`);

/** Verbs and nouns of any question: they may be missing in what answers it. */
export const weakWords = set(`
  able achieve actually add adjust allow always another apply automatically available avoid begin best better
  bring call change check choose come configure correct correctly create customize define different do
  easily easy edit enable everything example exist find follow get give go handle happen help
  include instead keep kind know lead learn lets list look make mean method modify need new next nice
  option options part people place possible prevent problem proper properly provide put read
  right see set setting settings setup show simple simply somewhat special specific specify start
  stay stop support supported take tell time try turn type types understand use used useful user
  using usually value want way ways well work works write wrong default only same own single
`);

export const pronouns = set(
  `it its them they they're that this these those one ones he she there same`,
);
