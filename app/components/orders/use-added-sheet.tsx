import { type ReactNode, useState } from 'react'
import { pageTextsLoaded } from '#app/components/i18n/page-texts.ts'
import type { AddedSheetProps } from './added-sheet.tsx'

/**
 * A sheet over the page when its product has been put into the cart. `onAdded` is handed how it is said where the sheet's
 * code does not come.
 */
export function useAddedSheet(props: Omit<AddedSheetProps, 'onClose'>) {
  const [shown, setShown] = useState<{ of: string; sheet: ReactNode }>()
  const { id } = props.product

  async function show(sayIt: () => void) {
    try {
      const { AddedSheet } = await import('./added-sheet.tsx')
      await pageTextsLoaded()
      setShown({ of: id, sheet: <AddedSheet {...props} onClose={() => setShown(undefined)} /> })
    } catch {
      sayIt()
    }
  }
  return { sheet: shown?.of === id && shown.sheet, onAdded: (sayIt: () => void) => void show(sayIt) }
}
