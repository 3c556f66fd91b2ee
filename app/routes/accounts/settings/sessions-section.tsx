import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { useEffect, useRef } from 'react'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { SessionView } from '#domain/accounts/sign-in/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { Section } from './section.tsx'

/**
 * The list of places where the customer is signed in. When one is ended the focus goes to the list, not to the page's
 * top.
 */
export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const settings = useSettingsMessages()
  const texts = settings.sessions
  const list = useRef<HTMLUListElement>(null)
  const shownCount = useRef(sessions.length)
  useEffect(() => {
    const hasShrunk = sessions.length < shownCount.current
    shownCount.current = sessions.length
    if (hasShrunk && document.activeElement === document.body) list.current?.focus()
  }, [sessions.length])
  return (
    <Section id="sessions" title={texts.title} hint={texts.hint}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.title}
        className="grid divide-y divide-line outline-none"
      >
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <EverywhereForm />
    </Section>
  )
}

function Session({ session }: { session: SessionView }) {
  const settings = useSettingsMessages()
  const texts = settings.sessions
  const locale = useLocale()
  const device = session.device ?? texts.unknown
  const started = formatDateTime(session.startedAt, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div>
        <p className="font-semibold">
          {device}
          {session.isThisOne && (
            <span className="ml-3 rounded-full bg-leaf px-2.5 py-0.5 text-sm font-normal whitespace-nowrap text-coconut">
              {texts.thisOne}
            </span>
          )}
        </p>
        <p className="text-sm text-stone tabular-nums">
          {texts.started(started)}
          <br />
          {texts.seen(formatDateTime(session.seenAt, locale))}
        </p>
      </div>
      {!session.isThisOne && (
        <ButtonForm>
          <input type="hidden" name="session" value={session.id} />
          <SubmitButton
            intent="end-session"
            className="btn btn-line"
            aria-label={texts.endOne(device, started)}
          >
            {texts.end}
          </SubmitButton>
        </ButtonForm>
      )}
    </li>
  )
}

function EverywhereForm() {
  const settings = useSettingsMessages()
  const { everywhere, everywhereHint } = settings.sessions
  return (
    <ButtonForm className="border-t border-line pt-5">
      <SubmitButton intent="sign-out-everywhere" className="btn btn-line" aria-describedby="everywhere-hint">
        {everywhere}
      </SubmitButton>
      <p id="everywhere-hint" className="mt-2 text-sm text-stone">
        {everywhereHint}
      </p>
    </ButtonForm>
  )
}
