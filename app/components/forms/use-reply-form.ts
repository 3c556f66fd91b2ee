import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { type AnyReply, isLost } from './form-reply.ts'
import { replyInWords, type ReplyTexts } from './reply-in-words.ts'
import { useAnswer } from './use-answer.ts'

export type ReplyFormOptions<Reply extends AnyReply> = ReplyTexts<Reply> & {
  /** The values of its buttons: which of the page's replies are about this form. */
  intents: readonly string[]
  /** The page's `actionData`: the answer that came with a new page, without scripts. */
  pageReply: Reply | undefined
  /** The address it is sent to. */
  action: string
  /** The fields' values before anything was sent. */
  values?: Partial<Record<string, string>>
  /** Called with each answer that came without a new page, and with what it says is wrong. */
  onReply?: ((reply: Reply, text: string | undefined) => void) | undefined
}

/**
 * A form that is answered in its place, sent by itself where scripts run. What was typed stays. The focus goes to a
 * notice that wants to be first, else to the first wrong field, else to the notice. It is not sent a second time before the first is answered.
 */
export function useReplyForm<Reply extends AnyReply>(options: ReplyFormOptions<Reply>) {
  const { intents, pageReply, action, values, onReply } = options
  const { forms } = useMessages()
  const fetcher = useFetcher<Reply>()
  const form = useRef<HTMLFormElement>(null)
  const sentIntent = useRef('')
  /** The entry of the history that what is not answered yet was sent from. */
  const sentFrom = useRef<string>(undefined)
  const { key } = useLocation()
  const [{ reply, isAnswer }, setShown] = useState({
    reply: pageReply && intents.includes(pageReply.intent) ? pageReply : undefined,
    isAnswer: true,
  })

  function show(answer: Reply) {
    sentFrom.current = undefined
    // Answers from before a lost request still hold, but for what was wrong, which may have been mended.
    const shown =
      answer.refusal && isLost(answer.refusal)
        ? { ...reply, ...answer, intent: sentIntent.current, values: reply?.values ?? {} }
        : answer
    setShown({ reply: shown, isAnswer: true })
    onReply?.(shown, replyInWords(shown, options, forms).text)
  }

  // The reply that the router calls serialized is the reply itself; its type cannot say so of a type parameter.
  useAnswer(fetcher, (answer) => show(answer as Reply))

  useEffect(() => {
    if (fetcher.state !== 'idle' || !sentFrom.current || sentFrom.current === key) return
    // No answer: the action has led on, perhaps to this very page, which shows what is stored now. A fetcher is idle for a
    // moment before it has its answer, too, but then nothing has led on.
    sentFrom.current = undefined
    setShown({ reply: undefined, isAnswer: false })
    form.current?.reset()
  }, [fetcher.state, key])

  useFocusOnReply(form, isAnswer ? reply : undefined)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (fetcher.state !== 'idle' && sentFrom.current) return event.preventDefault()
    // React's own type of the event does not know that it is one of submitting.
    const { submitter } = event.nativeEvent as SubmitEvent
    sentIntent.current = readIntent(new FormData(event.currentTarget, submitter)) ?? ''
    sentFrom.current = key
    if (navigator.onLine) return
    event.preventDefault()
    // A lost request is among the refusals of every form; the compiler cannot know of its other parts.
    show({ intent: '', values: {}, errors: {}, refusal: { reason: 'network' } } satisfies AnyReply as Reply)
  }

  const { errors, notice } = replyInWords(reply, options, forms)
  const pendingIntent = fetcher.state === 'idle' ? undefined : readIntent(fetcher.formData)
  return {
    Form: fetcher.Form,
    props: { ref: form, method: 'post', action, noValidate: true, onSubmit } as const,
    form,
    reply,
    /** The refusal in words, where it is about no field. */
    notice,
    /** For the fields and buttons. */
    state: {
      values: { ...values, ...reply?.values },
      errors,
      pendingIntent,
      asksFor: reply?.unconfirmed && { intent: reply.intent, ...reply.unconfirmed },
    },
    isPending: fetcher.state !== 'idle',
    /** Shows an answer that needed no server. */
    show,
    /** Changes what the answer still says, as what was asked about is edited. */
    amend(changed: Reply) {
      setShown({ reply: changed, isAnswer: false })
    },
  }
}

function readIntent(form: FormData | undefined): string | undefined {
  const intent = form?.get('intent')
  return typeof intent === 'string' ? intent : undefined
}

/** An answer is read out. One that came with the page leaves the focus to those who have begun to use it. */
function useFocusOnReply(form: RefObject<HTMLFormElement | null>, reply: AnyReply | undefined) {
  const isFirst = useRef(true)
  useEffect(() => {
    const mayFocus = !isFirst.current || document.activeElement === document.body
    isFirst.current = false
    if (!reply || !mayFocus) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const notice = form.current?.querySelector<HTMLElement>('[data-notice]')
    // A long form says first how much is wrong, with links to it.
    if (notice?.dataset['notice'] === 'first') return notice.focus()
    ;(wrong ?? notice)?.focus()
    // Text typed unseen is typed again, not mended.
    if (wrong instanceof HTMLInputElement && wrong.matches('[type=password], [autocomplete=one-time-code]')) {
      wrong.select()
    }
  }, [form, reply])
}
