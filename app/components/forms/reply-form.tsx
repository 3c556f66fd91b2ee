import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FieldErrorCode } from '#shared/validation.ts'
import { useMessages } from '../i18n/locale.tsx'
import type { FormReply, LostRequest } from './form-reply.ts'
import { FormState } from './form-state.ts'
import { SubmitButton } from './submit-button.tsx'

/** A refusal in words, and the field it is about, if it is about one; or a question, which the same button answers. */
export type Said = { text: string; field?: string; isQuestion?: boolean }

type ReplyFormProps<Refusal extends { reason: string }> = {
  intent: string
  /** The page's `actionData`: the answer that came with a new page, without scripts. */
  pageReply: FormReply<Refusal> | undefined
  /** What the fields hold before anything was sent. */
  values?: Partial<Record<string, string>>
  fieldErrors: Record<FieldErrorCode, string>
  say?: (refusal: Exclude<Refusal, LostRequest>) => Said
  submit: string
  pendingText: string
  buttonClassName?: string
  className?: string
  children: ReactNode
}

/**
 * A form that is answered in its place: the focus goes to what is wrong. Done, it shows what is stored now. Without
 * scripts the page comes back with the answer in it, at the form.
 */
export function ReplyForm<Refusal extends { reason: string } = never>(props: ReplyFormProps<Refusal>) {
  const { intent, pageReply, values, fieldErrors, say, submit, pendingText, children } = props
  const { buttonClassName = 'btn-leaf', className = 'gap-5' } = props
  const { problems } = useMessages().cart
  const { pathname } = useLocation()
  const fetcher = useFetcher<FormReply<Refusal>>()
  const form = useRef<HTMLFormElement>(null)
  const [reply, setReply] = useState(pageReply?.intent === intent ? pageReply : undefined)
  const isPending = fetcher.state !== 'idle'
  const id = `form-${intent}`

  function toWords(refusal: Refusal | LostRequest): Said | undefined {
    if (refusal.reason === 'network' || refusal.reason === 'unexpected') {
      return { text: problems[refusal.reason] }
    }
    return say?.(refusal as Exclude<Refusal, LostRequest>)
  }
  const said = reply?.refusal && toWords(reply.refusal)
  const errors = Object.fromEntries(
    Object.entries(reply?.errors ?? {}).map(([name, code]) => [name, code && fieldErrors[code]]),
  )
  if (said?.field) errors[said.field] = said.text

  useFocusOnReply(form, reply)
  useSettled(isPending, fetcher.data, (answer) => {
    setReply(answer)
    if (!answer) form.current?.reset()
  })

  return (
    <FormState value={{ values: { ...values, ...reply?.values }, errors }}>
      <fetcher.Form
        ref={form}
        id={id}
        method="post"
        action={`${pathname}#${id}`}
        noValidate
        className={`grid scroll-mt-28 justify-items-start *:w-full ${className}`}
        onSubmit={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {said && !said.field && (
          <p
            data-refusal
            tabIndex={-1}
            className={`notice font-semibold outline-none ${said.isQuestion ? '' : 'notice-error'}`}
          >
            {said.text}
          </p>
        )}
        {children}
        <div>
          <SubmitButton
            name="intent"
            value={intent}
            isPending={isPending}
            pendingText={pendingText}
            className={buttonClassName}
          >
            {submit}
          </SubmitButton>
        </div>
      </fetcher.Form>
    </FormState>
  )
}

/** An answer is read out: the first wrong field, else the sentence. */
function useFocusOnReply(form: RefObject<HTMLFormElement | null>, reply: object | undefined) {
  useEffect(() => {
    if (!reply) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? form.current?.querySelector<HTMLElement>('[data-refusal]')
    target?.focus()
  }, [form, reply])
}

/**
 * Tells of each request's end. One that brought no answer has led on, perhaps to this very page: what was typed gives
 * way to what is stored now.
 */
function useSettled<Answer>(
  isPending: boolean,
  data: Answer | undefined,
  onSettled: (answer: Answer | undefined) => void,
) {
  const wasPending = useRef(false)
  // A fetcher keeps its last answer when a later request leads on.
  const lastAnswer = useRef<Answer>(undefined)
  const settle = useEffectEvent(() => {
    const answer = data === lastAnswer.current ? undefined : data
    lastAnswer.current = data
    onSettled(answer)
  })
  useEffect(() => {
    if (wasPending.current && !isPending) settle()
    wasPending.current = isPending
  }, [isPending])
}
