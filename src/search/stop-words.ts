/** Words of questions that say nothing of their subject. */
const stopWords = new Set(
  `a about all am an and any are as at be been being but by can cannot could did do does doing dont
  for from get got had has have having how i if in into is isnt it its just like make me my need of
  on onto or our out please should so some than that the their them then there these they this those
  to too use used using via want was way we were what when where which while who whose why will with
  without would you your`.split(/\s+/u),
);

/** @param term as the tokenizer gives it */
export const isStopWord = (term: string): boolean => stopWords.has(term);
