import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { RestoredBackup } from '#domain/base/backups/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** The answer that came with the last page of the shop that was replaced: links from it start over. */
export function ShopIsBack({ restored }: { restored: RestoredBackup }) {
  const { setup } = useStaffMessages()
  const locale = useLocale()
  return (
    <div className="page max-w-2xl py-16 md:py-24">
      <PageHead title={setup.back} noIndex />
      <img src="/images/krok-mark-turmeric.svg" alt="" width={48} height={48} className="size-14" />
      <h1 className="mt-6 text-3xl md:text-4xl">{setup.back}</h1>
      <p className="mt-3 text-lg text-pretty">
        {setup.backText(formatDateTime(new Date(restored.madeAt), locale))}
      </p>
      {restored.findings > 0 && (
        <p className="notice notice-error mt-6">{setup.backFindings(restored.findings)}</p>
      )}
      <p className="mt-4 text-pretty text-stone">{setup.backLeft}</p>
      <p className="mt-8">
        <a href={pathTo({ to: '/auth' }, locale)} className="btn btn-primary">
          {setup.signIn}
        </a>
      </p>
    </div>
  )
}
