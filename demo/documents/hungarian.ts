/** Words no text meant for Hungarian eyes holds, and letters of a wrong keyboard. */
const foreign =
  /(?<!\p{L})(the|and|with|of|from|for|this|your|view|front|side|detail|image|picture|undefined|null|todo|lorem|nan|sofa|chair|table|lamp|wood)(?!\p{L})|[õûÕÛ]/iu;

/** Pattern of Hungarian: a letter with an accent, or one of the most frequent words. */
const own =
  /[áéíóöőúüű]|(?<!\p{L})(az|egy|ez|nem|van|volt|kell|lehet|hogy|mint|csak|ami|ahol|mert|ha)(?!\p{L})/iu;

/** A shorter one may be a name or a measure. Unit: characters. */
const longText = 36;

/** Returns true if every paragraph of a text, with or without HTML tags, is Hungarian. */
export function isHungarian(text: string): boolean {
  const paragraphs = text.split(/<[^>]+>|\n/);
  return (
    !foreign.test(text) &&
    paragraphs.every((paragraph) => paragraph.length < longText || own.test(paragraph))
  );
}
