import { useEffect, useRef } from 'react'
import type { ContactReply } from '#app/components/customers/contact-reply.ts'
import { useContactMessages } from '#app/components/customers/use-contact-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { type FormActions, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getContactForm } from '#domain/customers/contact-threads/index.ts'
import type { ContactForm as FormFacts } from '#domain/customers/contact-threads/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { contactThreadNumber } from '#shared/customers/contact-threads.ts'
import type { Route } from './+types/page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactJsonLd } from './contact-json-ld.tsx'
import { Facts } from './facts.tsx'
import { sendAction } from './send-action.ts'
import { useCarriedText } from './use-carried-text.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [facts, { company }] = await Promise.all([
    runVerb(context, getContactForm),
    runVerb(context, getSettings),
  ])
  const sent = /^\d{1,12}$/.exec(url.searchParams.get('sent') ?? '')?.[0]
  return { facts, email: company.email, sent: sent && Number(sent) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { send: sendAction } satisfies FormActions<ContactReply>)
}

/** The page to write to the shop, with the other ways to reach it. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, email, sent } = loaderData
  const texts = useContactMessages()
  const { shop, siteUrl } = useRootData() ?? {}
  const carried = useCarriedText(sent)
  return (
    <div className="page pt-8 md:pt-16">
      <PageHead title={texts.title} description={texts.metaDescription} page={{ to: '/contact' }} />
      {shop && siteUrl && <ContactJsonLd shop={shop} siteUrl={siteUrl} email={email} />}
      <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-pretty">{texts.lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {sent && <Sent number={sent} />}
          <h2 className="mb-6 text-2xl">{texts.form}</h2>
          <ContactForm facts={facts} pageReply={actionData} text={carried} />
          {facts.threads.length > 0 && <Threads threads={facts.threads} />}
        </div>
        {shop && <Facts shop={shop} email={email} />}
      </div>
    </div>
  )
}

/** Says that it has arrived; it is read out where scripts run. */
function Sent({ number }: { number: number }) {
  const { sent } = useContactMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [number])
  return (
    <div id="sent" ref={box} tabIndex={-1} className="notice mb-8 scroll-mt-28 outline-none">
      <p className="font-semibold">{sent.title(contactThreadNumber(number))}</p>
      <p>{sent.text}</p>
    </div>
  )
}

/** Earlier threads of somebody who is signed in. */
function Threads({ threads }: { threads: FormFacts['threads'] }) {
  const texts = useContactMessages()
  const locale = useLocale()
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="mb-4 text-xl">{texts.yours}</h2>
      <ul className="divide-y divide-line">
        {threads.map(({ key, number, topic, state, lastMessageAt }) => (
          <li key={key}>
            <LocalLink
              to="/contact/:key"
              params={{ key }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-leaf hover:underline"
            >
              <span className="font-semibold">
                {contactThreadNumber(number)} · {texts.topics[topic]}
              </span>
              <span className="text-sm text-stone">
                {texts.states[state]}, {formatDate(lastMessageAt, locale)}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
