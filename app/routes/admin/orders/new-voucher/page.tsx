import { randomUUID } from 'node:crypto'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { localeContext, serverContext } from '#app/request/context.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { sendingDays } from '#domain/orders/vouchers/index.ts'
import { LANGUAGES, LOCALES } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'
import { giveVoucherAction, type GiveReply } from './give-voucher-action.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export function loader({ context }: Route.LoaderArgs) {
  return {
    key: randomUUID(),
    values: { 'card.locale': context.get(localeContext), 'card.fromName': 'KROK' },
    days: sendingDays(context.get(serverContext).ctx.now()),
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { give: giveVoucherAction })
}

export default function NewVoucherPage({ loaderData, actionData }: Route.ComponentProps) {
  const { vouchers } = useStaffMessages()
  const texts = vouchers.give
  return (
    <>
      <OfficeHead
        title={texts.title}
        back={{ to: { to: '/admin/vouchers' }, text: vouchers.all }}
        hint={texts.hint}
      />
      <OfficeCard id="give" title={vouchers.card} className="max-w-2xl">
        <StaffForm<GiveReply>
          intent="give"
          pageReply={actionData}
          submit={texts.submit}
          values={loaderData.values}
          refusalText={({ reason }) => ({ text: texts.refusals[reason], field: 'card.sendsOn' })}
        >
          <input type="hidden" name="key" value={loaderData.key} />
          <TextField
            name="amountCents"
            label={texts.amount}
            hint={texts.amountHint}
            input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 12 }}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="card.toName" label={texts.toName} isOptional input={{ autoComplete: 'off' }} />
            <TextField
              name="card.fromName"
              label={texts.fromName}
              isOptional
              input={{ autoComplete: 'off' }}
            />
            <TextField
              name="card.toEmail"
              label={texts.toEmail}
              hint={texts.toEmailHint}
              isOptional
              input={{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none' }}
            />
            <TextField
              name="card.sendsOn"
              label={texts.sendsOn}
              isOptional
              input={{ type: 'date', min: loaderData.days.first, max: loaderData.days.last }}
            />
          </div>
          <TextArea name="card.message" label={texts.message} isOptional rows={3} />
          <SelectField name="card.locale" label={texts.language} autoComplete="off">
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {LANGUAGES[locale].name}
              </option>
            ))}
          </SelectField>
          <TextField name="reason" label={texts.reason} input={{ autoComplete: 'off', maxLength: 200 }} />
        </StaffForm>
      </OfficeCard>
    </>
  )
}
