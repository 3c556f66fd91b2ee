import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer } from '#app/components/forms/use-answer.ts'
import type { EntryReply } from './entry-actions.ts'

/** A pause in typing, in milliseconds. */
const PAUSE = 250

/** The cost of the order, worked out by the server after each pause in typing. */
export function useQuote(action: string, pageReply: EntryReply | undefined) {
  const fetcher = useFetcher<EntryReply>()
  const [quote, setQuote] = useState(pageReply?.quote)
  const timer = useRef<number>(undefined)
  useAnswer(fetcher, ({ quote }) => setQuote(quote))
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(form: HTMLFormElement) {
    const typed = new FormData(form)
    typed.set('intent', 'quote')
    void fetcher.submit(typed, { method: 'post', action })
  }

  return {
    quote,
    show: setQuote,
    follow(form: HTMLFormElement) {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => ask(form), PAUSE)
    },
  }
}
