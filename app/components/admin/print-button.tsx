import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { OfficeIcon } from './office-icon.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

/** Prints the page. Without scripts there is no button, and the browser's own menu does it. */
export function PrintButton() {
  const { parts } = useStaffMessages()
  const hasScripts = useHasScripts()
  if (!hasScripts) return null
  return (
    <button type="button" className="btn btn-leaf print:hidden" onClick={() => print()}>
      <OfficeIcon name="print" className="size-5" />
      {parts.print}
    </button>
  )
}
