import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useVoucherMessages } from '#app/components/orders/use-voucher-messages.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { CodeReply } from './read-code-action.ts'

/** A code, as it is printed, to see what is left. */
export function CodeForm({ code, pageReply }: { code: string; pageReply: CodeReply | undefined }) {
  const texts = useVoucherMessages()
  const form = useReplyForm<CodeReply>({
    intents: ['look'],
    pageReply,
    action: pathTo('/voucher', useLocale()),
    values: { code },
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) => ({
      text:
        refusal.reason === 'wait'
          ? texts.balance.wait(Math.ceil(refusal.seconds / 60))
          : texts.balance.unknown,
    }),
  })
  return (
    <ReplyFormFrame of={form} className="mt-8 grid gap-5">
      {form.notice && (
        <FormNotice isError>
          <p>{form.notice.text}</p>
        </FormNotice>
      )}
      <TextField
        name="code"
        label={texts.balance.code}
        input={{
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 60,
          placeholder: 'KROK-0000-0000-0000-0000-00',
        }}
      />
      <SubmitButton intent="look" pendingText={texts.pending} className="btn btn-primary w-full">
        {texts.balance.submit}
      </SubmitButton>
    </ReplyFormFrame>
  )
}
