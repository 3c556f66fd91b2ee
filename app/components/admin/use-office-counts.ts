import { useRouteLoaderData } from 'react-router'
import type { OfficeCounts } from './sections.ts'

/** Returns the counts on every page of the office; zeros where the office's layout could not ask. */
export function useOfficeCounts(): OfficeCounts {
  return useRouteLoaderData<OfficeCounts>('routes/admin/layout') ?? { findings: 0, messages: 0, reviews: 0 }
}
