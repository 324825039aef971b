import { QueryClient } from '@tanstack/react-query'
import { onLiveGap, onServerBack } from '../live/live.ts'
import { CallFailure, isAway } from './call.ts'

const MOST_RETRIES = 2

/** The live link, not the browser's focus or guess of being online, says when data is old: a plant's net has no internet. */
export const queryClient = new QueryClient({
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
