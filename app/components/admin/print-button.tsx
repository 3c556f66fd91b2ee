import { useSyncExternalStore } from 'react'
import { OfficeIcon } from './office-icon.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

const never = () => () => {}

/** Prints the page. Without scripts there is no button, and the browser's own menu does it. */
export function PrintButton() {
  const { parts } = useStaffMessages()
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hasScripts) return null
  return (
    <button type="button" className="btn btn-leaf print:hidden" onClick={() => print()}>
      <OfficeIcon name="print" className="size-5" />
      {parts.print}
    </button>
  )
}
