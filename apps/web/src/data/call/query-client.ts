import { type InvalidateQueryFilters, type Query, QueryClient, type QueryKey } from '@tanstack/react-query'
import { onLiveGap, onServerBack } from '../live/live.ts'
import { CallFailure, isAway } from './call.ts'

const MOST_RETRIES = 2

/**
 * An answer that was on its way when its rows changed may tell how they were before. The library takes a first answer as
 * it comes and forgets that newer rows were asked for; a later one it breaks off, so that a load that takes longer than
 * the time between two changes never ends. Here every answer arrives, and is followed by one more.
 */
class LoadClient extends QueryClient {
  readonly #askedAgain = new Map<Query, Promise<void>>()

  override async invalidateQueries<Key extends QueryKey = QueryKey>(filters: InvalidateQueryFilters<Key> = {}) {
    const asked = this.getQueryCache().findAll(filters)
    const underWay = new Set<Query>(asked.filter(({ state }) => state.fetchStatus === 'fetching'))
    const atOnce = asked.filter((query) => !underWay.has(query))
    await Promise.all([this.#askNow(...atOnce), ...[...underWay].map((query) => this.#askAfterwards(query))])
  }

  #askNow(...queries: Query[]): Promise<void> {
    return super.invalidateQueries({ predicate: (query) => queries.includes(query) }, { cancelRefetch: false })
  }

  #askAfterwards(query: Query): Promise<void> {
    const waiting = this.#askedAgain.get(query)
    if (waiting) return waiting
    const answered = Promise.allSettled([query.promise]).then(() => {
      this.#askedAgain.delete(query)
      return this.#askNow(query)
    })
    this.#askedAgain.set(query, answered)
    return answered
  }
}

/** The live link, not the browser's focus or guess of being online, says when data is old: a plant's net has no internet. */
export const queryClient = new LoadClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, problem) => failures < MOST_RETRIES && problem instanceof CallFailure && problem.status >= 500,
      retryDelay: (attempt) => 400 * 2 ** attempt,
    },
  },
})

onLiveGap(() => void queryClient.invalidateQueries())
onServerBack(() => void queryClient.invalidateQueries({ predicate: ({ state }) => isAway(state.error) }))
