import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { LocalLink, useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { CallUs } from './call-us.tsx'

/** Some times of a day, and what is said of them. */
export type NextTimesView = {
  said: string
  day: string
  guests: string
  times: string[]
  /** The link to the form where none is free. */
  others: string
}

/** A table leads on to the form that has it; one that somebody else got says which times there are instead. */
export type TakeReply = FormReply<never, NextTimesView>

/** The next free times, each of which holds a table with one press. */
export function NextTimesForm() {
  const locale = useLocale()
  const { forms } = useMessages()
  const { Form, data: reply, state } = useFetcher<TakeReply>()
  const [first, setFirst] = useState<NextTimesView>()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const left = new AbortController()
    fetch(pathTo('/reservations/next', locale), { signal: left.signal })
      .then(async (response) => setFirst((await response.json()) as NextTimesView))
      // Without them the link to the form below is enough.
      .catch(() => undefined)
    return () => left.abort()
  }, [locale])
  useEffect(() => {
    if (reply) said.current?.focus()
  }, [reply])
  const view = reply?.done ?? first
  if (!view) return null
  const { day, guests, times } = view
  return (
    <Form
      method="post"
      action={pathTo('/menu', locale)}
      className="grid gap-3"
      onSubmit={(event) => {
        if (state !== 'idle') event.preventDefault()
      }}
    >
      <input type="hidden" name="guests" value={guests} />
      <input type="hidden" name="day" value={day} />
      <p id="next-times" ref={said} tabIndex={-1} className="font-semibold text-pretty outline-none">
        {reply?.refusal ? (reply.refusal.text ?? forms[reply.refusal.reason]) : view.said}
      </p>
      <p role="group" aria-labelledby="next-times" className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {times.map((time) => (
          <button
            key={time}
            type="submit"
            name="intent"
            value={`take-${time}`}
            aria-busy={state !== 'idle'}
            className="time-button"
          >
            {time}
          </button>
        ))}
        {times.length === 0 && (
          <>
            <LocalLink
              to="/menu"
              search={{ guests, day }}
              hash="reserve"
              className="btn btn-line text-coconut hover:text-leaf"
            >
              {view.others}
            </LocalLink>
            <CallUs />
          </>
        )}
      </p>
    </Form>
  )
}
