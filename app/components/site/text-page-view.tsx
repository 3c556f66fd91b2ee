import type { ShownPage } from '#domain/site/pages/schemas.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { formatDate } from '#shared/kernel/dates.ts'
import { Blocks } from './blocks.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PageMessages } from '#shared/messages/en/site/pages.ts'

/** The texts around pages of texts. */
const usePageMessages = pageTexts(
  import.meta.glob<Record<string, PageMessages>>('./*/site/pages.ts', { base: '/shared/messages' }),
)

/** A page of texts: its title, its parts, and for those that may be held against us, since when they say so. */
export function TextPageView({ page: shown }: { page: ShownPage }) {
  const { page, title, metaDescription, lead, hero, updated, isEarlier, editions, blocks } = shown
  const pages = usePageMessages()
  const locale = useLocale()
  const to = `/${page}` as const
  const day = (edition: string) => formatDate(new Date(edition), locale)
  return (
    <article>
      <PageHead
        title={title}
        description={metaDescription}
        page={{ to }}
        noIndex={isEarlier}
        {...(hero && { image: `${hero.image}-1280.webp` })}
      />
      {hero && (
        <Picture
          image={hero.image}
          alt={hero.alt}
          shape="3:2"
          sizes="100vw"
          priority
          className="aspect-[4/3] w-full object-cover sm:aspect-[21/9]"
        />
      )}
      <div className="page pt-8 md:pt-16">
        <div className="mx-auto max-w-3xl">
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          <p className="mt-4 text-lg text-pretty">{lead}</p>
          {isEarlier && (
            <p className="notice mt-6">
              {pages.earlier(day(updated))}{' '}
              <LocalLink to={to} className="link">
                {pages.newest}
              </LocalLink>
            </p>
          )}
          <Blocks blocks={blocks} />
          {!hero && (
            <footer className="mt-12 border-t border-line pt-4 text-sm text-stone">
              <p>{pages.updated(day(updated))}</p>
              {editions.length > 1 && (
                <ul>
                  {editions.map((edition) => (
                    <li key={edition}>
                      <LocalLink to={to} search={{ edition }} className="link inline-block py-2">
                        {pages.edition(day(edition))}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              )}
            </footer>
          )}
        </div>
      </div>
    </article>
  )
}
