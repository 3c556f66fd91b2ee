/** So many stars of five, in the nearest whole ones; `text` says it to those who do not see them. */
export function Stars({ stars, text, note }: { stars: number; text: string; note?: string }) {
  const full = Math.round(stars)
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className="text-turmeric" aria-hidden="true">
        {'★'.repeat(full) + '☆'.repeat(5 - full)}
      </span>
      {note && (
        <span className="text-sm" aria-hidden="true">
          {note}
        </span>
      )}
      <span className="sr-only">{text}</span>
    </span>
  )
}
