const identifiers: readonly RegExp[] = [
  // [REQ-7], FR 3.1:, AC2 -, /LF10/, CR-118-1:
  /^[[(/]?((?:\p{Lu}{1,6}[-_ ]?){1,3}\d{1,5}(?:[.-]\d{1,3})*[a-z]?)[\])/]?\s*[:.–—-]?\s+(?=["'“„(]?\p{L})(?!(?:to|and|or|through|bis|und|oder|derives?|is|are|was|were|has|have|ist|sind|wird|werden)\s)/u,
  // 3.1.2 and 3.1.2. before a sentence; 12.00 EUR is an amount.
  /^(\d{1,3}(?:\.\d{1,3}){1,5})[.):]?\s+(?=["'“„(]?\p{Lu})(?!(?:EUR|USD|GBP|CHF|Uhr|Euro|MB|GB|KB|V|W|K)\b|A\b(?!\s\p{Ll}))/u,
  // 4), 4. and (a)
  /^\(?(\d{1,3}|[a-z])[.)]\s+(?=["'“„(]?\p{L})/u,
];

/** A sentence without the identifier that it begins with. */
export function withoutId(sentence: string): { id: string | undefined; rest: string } {
  const text = sentence.trim();
  for (const pattern of identifiers) {
    const match = pattern.exec(text);
    if (!match?.[1]) continue;
    // A list's own number identifies nothing.
    return { id: /^(?:\d+|[a-z])$/.test(match[1]) ? undefined : match[1], rest: text.slice(match[0].length).trim() };
  }
  return { id: undefined, rest: text };
}
