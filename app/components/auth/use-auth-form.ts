import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { localizedPath } from '#shared/locale.ts'
import { useLocale } from '../i18n/locale.tsx'
import { type AuthIntent, type AuthReply, fieldTexts, problemText } from './auth-reply.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type AuthFormOptions = {
  /** Where the way leads in the end: a path of this site. */
  next: string
  /** What else its page's address says, so that the same page comes back where no scripts run. */
  query?: Record<string, string>
  intent: AuthIntent
  /** The answer that this page came with, where no scripts ran before. */
  firstReply?: AuthReply | undefined
  /** Told of each answer that came without a new page. */
  onReply?: (reply: AuthReply, problem: string | undefined) => void
  isPasswordChange?: boolean
}

/** One form of `/auth`, on its own page or in the dialog: sent by itself where scripts run, and its answer. */
export function useAuthForm(options: AuthFormOptions) {
  const { next, query, intent, firstReply, onReply, isPasswordChange } = options
  const auth = useAuthMessages()
  const search = new URLSearchParams({ ...query, next }).toString()
  const action = `${localizedPath('/auth', useLocale())}?${search}`
  const fetcher = useFetcher<AuthReply>()
  const form = useRef<HTMLFormElement>(null)
  const [reply, setReply] = useState<AuthReply>(firstReply ?? { intent, values: {}, errors: {} })
  const problem = problemText(reply, auth, isPasswordChange)
  const errors = fieldTexts(reply, auth)

  function take(answer: AuthReply) {
    setReply(answer)
    const wrong = Object.values(fieldTexts(answer, auth))[0]
    onReply?.(answer, problemText(answer, auth, isPasswordChange) ?? wrong)
  }
  const takeAnswer = useEffectEvent(take)
  useEffect(() => {
    if (fetcher.data) takeAnswer(fetcher.data)
  }, [fetcher.data])
  useFocusOnAnswer(form, reply)

  function onSubmit(event: FormEvent) {
    if (fetcher.state !== 'idle') event.preventDefault()
    else if (!navigator.onLine) {
      event.preventDefault()
      take({ intent, values: reply.values, errors: {}, problem: { reason: 'network' } })
    }
  }

  const pendingIntent = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('intent')
  return {
    Form: fetcher.Form,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit } as const,
    form,
    /** Shows an answer that needed no server. */
    take,
    /** For the fields. */
    state: { values: reply.values, errors },
    reply,
    problem,
    isPending: fetcher.state !== 'idle',
    pendingIntent,
  }
}

/** An answer that came without a new page is read out: the first wrong field, else what stands above them. */
function useFocusOnAnswer(form: RefObject<HTMLFormElement | null>, reply: AuthReply) {
  const shown = useRef(reply)
  useEffect(() => {
    if (shown.current === reply) return
    shown.current = reply
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? form.current?.querySelector<HTMLElement>('[data-answer]')
    target?.focus()
    if (target instanceof HTMLInputElement) target.select()
  }, [form, reply])
}
