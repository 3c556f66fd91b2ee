import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** Seconds after which a browser without scripts loads the page again. */
const RELOAD_AFTER = '3'

/** The number of rows of the file that are done. */
export function Progress({ done, of, isRunning }: { done: number; of: number; isRunning: boolean }) {
  const { imports: texts } = useStaffMessages()
  return (
    <div className="mb-4 max-w-xl">
      {isRunning && (
        <noscript>
          <meta httpEquiv="refresh" content={RELOAD_AFTER} />
        </noscript>
      )}
      <label htmlFor="import-progress" className="mb-1 block font-semibold">
        {texts.progress(done, of)}
      </label>
      <progress id="import-progress" value={done} max={of} className="h-3 w-full accent-leaf" />
    </div>
  )
}
