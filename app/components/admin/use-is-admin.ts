import { useAuth } from '#app/components/accounts/auth.tsx'

/** True if the person is an admin: what moderators may not do is not shown to them. The verbs decide all the same. */
export function useIsAdmin(): boolean {
  return useAuth().user?.roles.includes('admin') ?? false
}
