import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'

/** A search result that is no product. */
export type Found = { key: string; to: Target; title: string; line: string; image: string | null }

type FoundElsewhereProps = {
  id: string
  title: string
  items: Found[]
  /** The page of all of them, if there are more. */
  more?: { to: Target; text: string } | undefined
}

/** Results of one kind: recipes, events. */
export function FoundElsewhere({ id, title, items, more }: FoundElsewhereProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-12">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ key, to, title, line, image }) => (
          <li key={key} className="relative flex gap-4 rounded-card border border-line bg-rice p-3">
            <Picture
              image={image}
              alt=""
              shape="4:3"
              sizes="96px"
              className="aspect-square size-24 shrink-0 rounded-field object-cover"
            />
            <div className="min-w-0 self-center">
              <h3 className="text-lg">
                <LocalLink
                  {...to}
                  className="hover:underline after:absolute after:inset-0 after:rounded-card"
                >
                  {title}
                </LocalLink>
              </h3>
              <p className="text-sm text-pretty">{line}</p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-4">
          <LocalLink {...more.to} className="link inline-flex min-h-11 items-center">
            {more.text}
          </LocalLink>
        </p>
      )}
    </section>
  )
}
