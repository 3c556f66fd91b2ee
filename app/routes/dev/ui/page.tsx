import { useEffect, useState } from 'react'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import { serverContext } from '#app/request/context.ts'
import { unknownPage } from '#app/request/unknown-page.ts'
import { localizedPath, LANGUAGES } from '#shared/kernel/locale.ts'
import '#app/styles/office.css'
import type { Route } from './+types/page.ts'
import { Fields } from './fields.tsx'
import { Pressables } from './pressables.tsx'
import { SamplePart } from './sample-part.tsx'
import { SAMPLE_TEXTS } from './sample-texts.ts'
import { showStates } from './show-states.ts'
import { Shown } from './shown.tsx'

const LOOKS = ['shop', 'restaurant', 'office'] as const
const COLOURS = [
  ['leaf', 'bg-leaf'],
  ['coconut', 'bg-coconut'],
  ['rice', 'bg-rice'],
  ['turmeric', 'bg-turmeric'],
  ['chilli', 'bg-chilli'],
  ['lime', 'bg-lime'],
  ['galangal', 'bg-galangal'],
  ['charcoal', 'bg-charcoal'],
  ['stone', 'bg-stone'],
  ['line', 'bg-line'],
] as const
const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg'] as const

/** In production there is no such page. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(serverContext).isDemo) throw unknownPage(context, url)
  const look = LOOKS.find((name) => name === url.searchParams.get('look')) ?? 'shop'
  return { look }
}

/** The living style page: the real components in every state, in the look of the shop, the restaurant or the office. */
export default function StylePage({ loaderData: { look } }: Route.ComponentProps) {
  const locale = useLocale()
  const texts = SAMPLE_TEXTS[locale]
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(showStates, [])
  return (
    <div
      data-office={look === 'office' ? '' : undefined}
      data-night={look === 'restaurant' ? '' : undefined}
      className="page py-12"
    >
      <PageHead title={texts.title} noIndex />
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-4">{texts.intro}</p>
      <nav aria-label={texts.title} className="mt-6 flex flex-wrap gap-3">
        {LOOKS.map((name) => (
          <a
            key={name}
            href={`${localizedPath('/dev/ui', locale)}?look=${name}`}
            aria-current={name === look ? 'page' : undefined}
            className={`btn ${name === look ? 'btn-leaf' : 'btn-line'}`}
          >
            {texts.looks[name]}
          </a>
        ))}
        <a
          href={`${localizedPath('/dev/ui', LANGUAGES[locale].fallback)}?look=${look}`}
          className="btn btn-line"
        >
          {texts.other}
        </a>
      </nav>
      <SamplePart id="colours" title={texts.parts.colours}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
          {COLOURS.map(([name, ground]) => (
            <li key={name} className="text-sm">
              <span className={`block h-16 rounded-field border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </SamplePart>
      <SamplePart id="type" title={texts.parts.type}>
        <div className="grid gap-3">
          {SIZES.map((size) => (
            <p key={size} className={`display text-balance text-leaf ${size}`}>
              {texts.heading}
            </p>
          ))}
          <p className="max-w-prose">{texts.text}</p>
          <p className="max-w-prose text-sm text-stone">{texts.text}</p>
        </div>
      </SamplePart>
      <Pressables texts={texts} />
      <Fields texts={texts} />
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="btn btn-line" onClick={() => toast({ title: texts.notice })}>
          {texts.toast}
        </button>
        <button type="button" className="btn btn-line" onClick={() => setIsOpen(true)}>
          {texts.openDialog}
        </button>
      </p>
      {isOpen && (
        <Dialog
          label={texts.heading}
          closeLabel={texts.close}
          className="m-auto max-w-lg rounded-card"
          onClose={() => setIsOpen(false)}
        >
          <p className="mt-8">{texts.text}</p>
        </Dialog>
      )}
      <Shown texts={texts} />
    </div>
  )
}
