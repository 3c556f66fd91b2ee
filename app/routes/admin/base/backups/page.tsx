import { useBackupWords } from '#app/components/admin/base/use-backup-words.ts'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { OfficeAction } from '#app/components/admin/office-action.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listBackups } from '#domain/base/backups/index.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { BACKUP_ACTIONS } from './backup-actions.ts'
import { KeyCard } from './key-card.tsx'
import { RestoreCard } from './restore-card.tsx'
import { Runs } from './runs.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await runVerb(context, listBackups)
  const asked = Number(url.searchParams.get('download'))
  const download = list.runs.find(({ id, isForDownload }) => isForDownload && id === asked)
  return { ...list, download }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, BACKUP_ACTIONS)
}

/** The shop's backups: how they went, the key that opens them, and the way back. */
export default function BackupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { backups: texts } = useStaffMessages()
  const locale = useLocale()
  const { state, runs, place, recipient, download } = loaderData
  const words = useBackupWords(state)
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        actions={<OfficeAction intent="make">{texts.make}</OfficeAction>}
      />
      <div className="grid gap-6">
        {words && <p className={words.tone === 'bad' ? 'notice notice-error' : 'notice'}>{words.text}</p>}
        {!state.isOn && (
          <p className="notice">
            <strong>{texts.off}.</strong> {texts.offText}{' '}
            <LocalLink to="/admin/settings" hash="backups" className="link">
              {texts.toSettings}
            </LocalLink>
          </p>
        )}
        {download && (
          <OfficeCard id="download" title={texts.downloadOf(formatDateTime(download.askedAt, locale))}>
            <ExportForm
              to={{ to: '/admin/backups/:id/download', params: { id: String(download.id) } }}
              submit={texts.download}
            />
          </OfficeCard>
        )}
        {runs.length > 0 && <Runs runs={runs} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <KeyCard recipient={recipient} pageReply={actionData} />
          <div className="grid gap-6">
            <OfficeCard id="place" title={texts.place}>
              <p className="wrap-anywhere">{texts.places[place.kind](place.name)}</p>
              {place.kind === 'folder' && (
                <p className="mt-3 text-sm text-pretty text-stone">{texts.onSameMachine}</p>
              )}
            </OfficeCard>
            <RestoreCard />
          </div>
        </div>
      </div>
    </>
  )
}
