/** What the page is about, for search engines, in the words of schema.org. */
export function JsonLd({ value }: { value: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(value) }} />
}

/** JSON that cannot end the script it stands in. */
function toScriptText(value: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...value })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
