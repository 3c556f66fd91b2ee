import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeAction } from '#app/components/admin/office-action.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { RequestContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { askForReading, getCatalogSource } from '#domain/catalog/catalog-sync/index.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { LastReading } from './last-reading.tsx'
import { Readings } from './readings.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return runVerb(context, getCatalogSource)
}

async function ask(context: RequestContext, acceptsFewer: boolean) {
  const asked = await runVerb(context, (ctx) => askForReading(ctx, { acceptsFewer }))
  // The button is shown only where a server is set.
  if (!asked.ok) throw badRequest()
  return leadTo(context, '/admin/products/server', { notice: 'reading-asked' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, {
    read: ({ context }) => ask(context, false),
    fewer: ({ context }) => ask(context, true),
  })
}

export default function CatalogServerPage({ loaderData }: Route.ComponentProps) {
  const { catalogServer: texts, products } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { address, message, readings, lastReadAt } = loaderData
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/products' }, text: products.all }}
        actions={isAdmin && address !== null && <OfficeAction intent="read">{texts.run}</OfficeAction>}
      />
      {address === null ? (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={
            <p lang="en" className="text-sm text-stone">
              {message}
            </p>
          }
        />
      ) : (
        <OfficeCard id="server" title={texts.from} hint={texts.rule}>
          <p className="font-semibold wrap-anywhere">{address}</p>
          <p>
            {texts.lastRead}: {lastReadAt ? formatDateTime(lastReadAt, locale) : texts.never}
          </p>
        </OfficeCard>
      )}
      <LastReading reading={readings.find(({ finishedAt }) => finishedAt !== null)} />
      {readings.length > 0 && <Readings readings={readings} />}
    </>
  )
}
