/** What is shown is not what the address asked for: said until somebody has read it, or goes elsewhere. */
import { ALL_MACHINES, DEFAULT_DASHBOARD, type Instead } from '@takt/domain/ground/navigation/visit.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { say } from '../../data/words/use-text.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { notify } from '../notices.ts'

const SENTENCES: Record<Instead['of'], TextKey> = {
  department: 'instead.department',
  zone: 'instead.zone',
  category: 'instead.category',
  place: 'instead.place',
  'not-yours': 'instead.not-yours',
  page: 'instead.page',
  'page-off': 'instead.page-off',
  'page-not-yours': 'instead.page-not-yours',
  'a-resource': 'instead.a-resource',
  'not-a-resource': 'instead.not-a-resource',
}

let told: { readonly path: string; takeAway(): void } | undefined

export function tellInstead({ of, asked, shown }: Instead, path: string): void {
  const unnamed = say(path === ALL_MACHINES ? 'instead.all' : 'instead.start')
  tellUntilLeft(say(SENTENCES[of], { asked, shown: shown === '' ? unnamed : shown }), path)
}

/** `path` is the page that is shown instead. */
export function tellUntilLeft(sentence: string, path: string): void {
  told?.takeAway()
  told = { path, takeAway: notify.persistent(sentence, [{ label: say('instead.read'), run: () => undefined }]) }
}

export function leftFor(path: string): void {
  if (told === undefined || told.path === path) return
  // Nobody stays there: it leads on by itself to the dashboard that is the default.
  if (told.path === DEFAULT_DASHBOARD && matchRoute(path)?.name === 'dashboard') {
    told = { ...told, path }
    return
  }
  told.takeAway()
  told = undefined
}
