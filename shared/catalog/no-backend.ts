/** The message shown when no other server is set (docs/specification.md §7). */
export const NO_BACKEND = 'No backend configured - using Supabase fallback'
