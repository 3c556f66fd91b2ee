import { type ComponentProps, use } from 'react'
import type { Form } from 'react-router'
import { FormState, PasswordQuestion } from './form-state.ts'
import type { useReplyForm } from './use-reply-form.ts'

type ReplyFormFrameProps = Pick<
  ComponentProps<typeof Form>,
  'id' | 'className' | 'children' | 'onInput' | 'encType' | 'preventScrollReset'
> & {
  of: Pick<ReturnType<typeof useReplyForm>, 'Form' | 'props' | 'state'>
  /** Begins the ids of its fields, where the page has other forms with fields of these names. */
  idPrefix?: string | undefined
}

/** The form element of `useReplyForm`, and its state for what stands in it. */
export function ReplyFormFrame({
  of: { Form, props, state },
  idPrefix,
  children,
  ...attributes
}: ReplyFormFrameProps) {
  const askForPassword = use(PasswordQuestion)
  return (
    <FormState value={{ ...state, idPrefix }}>
      <Form {...props} {...attributes}>
        {state.asksFor && askForPassword(state.asksFor)}
        {children}
      </Form>
    </FormState>
  )
}
