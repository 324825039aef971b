import { call } from '../../data/call/call.ts'
import { queryClient } from '../../data/call/query-client.ts'
import { multiNote } from '../../panels/multi-note/multi-note.panel.ts'
import { multiUncoded } from '../../panels/multi-uncoded/multi-uncoded.panel.ts'
import { stopCode } from '../../panels/stop-code/stop-code.panel.ts'
import { stopHistory } from '../../panels/stop-history/stop-history.panel.ts'
import { uncodedStops } from '../../panels/uncoded-stops/uncoded-stops.panel.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { to } from '../../routes/to.ts'
import { partsOfTerminal } from '../lazy-parts.ts'

const AFTER_MS = 3_000
const ask = (name: 'get_stop_codes_for_machine' | 'get_uncoded_stops', machine_id: string) =>
  queryClient.prefetchQuery({ queryKey: [name, { machine_id }], queryFn: () => call(name, { machine_id }) })

/**
 * Coding goes on without the server, so its pages and codes must be here before it goes away. The worker keeps the files
 * too, but browsers have one only over https and on localhost, and many terminals reach their server over plain http.
 */
export function preloadTerminal(machine: string): () => void {
  const timer = setTimeout(() => {
    void ask('get_stop_codes_for_machine', machine)
    void ask('get_uncoded_stops', machine)
    for (const page of ['stopCode', 'uncodedStops', 'uncodedStopsCode', 'historyStops', 'notes'] as const) {
      preloadPage(to(page, { machine }))
    }
    const panels = [stopCode, uncodedStops, multiUncoded, stopHistory, multiNote]
    // One that fails is fetched when it is opened: the others are kept all the same.
    void Promise.allSettled([...panels, ...partsOfTerminal].map((part) => part.load()))
  }, AFTER_MS)
  return () => clearTimeout(timer)
}
