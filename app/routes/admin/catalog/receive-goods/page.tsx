import { randomUUID } from 'node:crypto'
import { FormKey } from '#app/components/admin/catalog/form-key.tsx'
import { useStockRefusal } from '#app/components/admin/catalog/use-stock-refusal.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { type FormActions, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listProductCodes } from '#domain/catalog/stock-desk/index.ts'
import type { Route } from './+types/page.ts'
import { lineCount, lineField, MOST_LINES } from './lines.ts'
import { receiveAction, type ReceiveReply } from './receive-action.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  return {
    key: randomUUID(),
    count: lineCount(url.searchParams.get('lines')),
    firstSku: url.searchParams.get('sku')?.slice(0, 100) ?? '',
    codes: await runVerb(context, (ctx) => listProductCodes(ctx, { language })),
  }
}

const RECEIVE_ACTIONS: FormActions<ReceiveReply> = { receive: receiveAction }

export async function action(args: Route.ActionArgs) {
  return runIntent(args, RECEIVE_ACTIONS)
}

export default function ReceiveGoodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inventory: texts } = useStaffMessages()
  const { key, count, firstSku, codes } = loaderData
  const refusalText = useStockRefusal(lineField)
  const lines = Array.from({ length: count }, (_, line) => line)
  return (
    <>
      <OfficeHead
        title={texts.receiveTitle}
        hint={texts.receiveHint}
        back={{ to: { to: '/admin/inventory' }, text: texts.all }}
      />
      <datalist id="product-codes">
        {codes.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
      <StaffForm
        intent="receive"
        pageReply={actionData}
        refusalText={refusalText}
        submit={texts.receive}
        values={{ [lineField(0, 'sku')]: firstSku }}
      >
        <FormKey value={key} />
        <TextField
          name="deliveryNote"
          label={texts.deliveryNote}
          isOptional
          input={{ autoComplete: 'off' }}
        />
        {lines.map((line) => (
          <LineFields key={line} line={line} />
        ))}
        {count < MOST_LINES && (
          <LocalLink
            to="/admin/inventory/receive"
            search={{ lines: count + 5, sku: firstSku || undefined }}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {texts.moreLines}
          </LocalLink>
        )}
      </StaffForm>
    </>
  )
}

function LineFields({ line }: { line: number }) {
  const { inventory: texts } = useStaffMessages()
  const plain = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <fieldset className="card p-4">
      <legend className="px-1 font-semibold">{texts.line(line + 1)}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_1.5fr]">
        <TextField
          name={lineField(line, 'sku')}
          label={texts.sku}
          input={{ ...plain, list: 'product-codes' }}
          hint={line === 0 ? texts.skuHint : ''}
        />
        <TextField
          name={lineField(line, 'quantity')}
          label={texts.quantity}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <TextField
          name={lineField(line, 'batchCode')}
          label={texts.batch}
          input={plain}
          hint={line === 0 ? texts.batchHint : ''}
        />
        <TextField
          name={lineField(line, 'bestBefore')}
          label={texts.bestBefore}
          input={{ type: 'date', autoComplete: 'off' }}
        />
      </div>
    </fieldset>
  )
}
