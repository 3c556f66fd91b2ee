/**
 * Says what the page is about, for search engines, in the words of schema.org. Only the server says it: with
 * `import.meta.env.SSR` what it is made of is no part of the scripts that browsers load.
 */
export function JsonLd({ value }: { value: object | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: value ? toScriptText(value) : '' }}
    />
  )
}

/** JSON that cannot end the script it stands in. */
function toScriptText(value: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...value })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
