import { randomUUID } from 'node:crypto'
import { ProductTabs } from '#app/components/admin/tabs/product-tabs.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getProductStock } from '#domain/catalog/stock-desk/index.ts'
import { listMovementsInput, productId } from '#domain/catalog/stock-desk/schemas.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { AdjustForm } from './adjust-form.tsx'
import { BatchTable } from './batch-table.tsx'
import { Movements } from './movements.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { STOCK_ACTIONS } from './stock-actions.ts'
import { StockFacts } from './stock-facts.tsx'
import { ThresholdForm } from './threshold-form.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = requireParam(productId, params.id, 'product')
  const query = url.searchParams
  const input = listMovementsInput.safeParse({
    productId: id,
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  })
  if (!input.success) throw badRequest()
  const language = context.get(localeContext)
  return {
    ...(await runVerb(context, (ctx) => getProductStock(ctx, { ...input.data, language }))),
    keys: { adjust: randomUUID(), receive: randomUUID() },
    today: shopDay(new Date()),
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, productId: requireParam(productId, args.params.id, 'product') }, STOCK_ACTIONS)
}

export default function ProductStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inventory: texts } = useStaffMessages()
  const { view, waiting, movements, keys, shopsThreshold, today } = loaderData
  return (
    <>
      <OfficeHead
        title={view.name}
        back={{ to: { to: '/admin/inventory' }, text: texts.all }}
        hint={view.isActive ? view.sku : `${view.sku} · ${texts.hidden}`}
      />
      <ProductTabs product={{ ...view, isSet: false }} current="/admin/inventory/:id" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <StockFacts view={view} waiting={waiting} />
          <BatchTable view={view} today={today} />
        </div>
        <div className="grid min-w-0 gap-6">
          <AdjustForm view={view} formKey={keys.adjust} pageReply={actionData} />
          <ReceiveForm formKey={keys.receive} pageReply={actionData} />
          <ThresholdForm view={view} shopsThreshold={shopsThreshold} pageReply={actionData} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Movements productId={view.id} list={movements} />
        </div>
      </div>
    </>
  )
}
