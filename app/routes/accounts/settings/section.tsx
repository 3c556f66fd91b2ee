import type { ReactNode } from 'react'
import { FormSection } from '#app/components/forms/form-section.tsx'
import type { SettingsSection } from './settings-section.ts'

type SectionProps = { id: SettingsSection; title: string; hint: string; children: ReactNode }

/** A group of settings, whose id the page's actions lead back to. */
export function Section({ id, ...props }: SectionProps) {
  return <FormSection id={`settings-${id}`} {...props} />
}
