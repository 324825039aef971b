/** What a provider of a test keeps: the library's own memory is one for all providers of a process. */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

export function identityStore(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>()
  return (kind): Adapter => {
    const key = (id: string) => `${kind}:${id}`
    const findWhere = async (fits: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([name, payload]) => name.startsWith(`${kind}:`) && fits(payload))?.[1]
    return {
      async upsert(id, payload) {
        kept.set(key(id), payload)
      },
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: (code) => findWhere((payload) => payload.userCode === code),
      async consume(id) {
        const payload = kept.get(key(id))
        if (payload) kept.set(key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) })
      },
      async destroy(id) {
        kept.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const [name, payload] of kept) if (payload.grantId === grantId) kept.delete(name)
      },
    }
  }
}
