import type { GoodAnswer } from '@takt/contract/ground/answer.ts'
import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { currentSession } from '../../device/session-store.ts'
import { currentLanguage } from '../words/language.ts'
import { text } from '../words/sentences.ts'
import { CallFailure, call, readAnswer } from './call.ts'

/** Sends a file as it is, then gives it its name: the server looks at it in between. */
export async function uploadMedia(
  file: File,
  how: { readonly replace: boolean },
): Promise<ProcedureRow<'upload_media'> | undefined> {
  const response = await fetch('/api/media', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': currentLanguage(),
      'x-takt-token': currentSession()?.token ?? '',
    },
    body: file,
  }).catch(() => {
    throw new CallFailure(text(currentLanguage(), 'shell.unreachable'), { status: 0, code: -1 })
  })
  const answer = (await readAnswer(response)) as GoodAnswer<{ upload: string }>
  const [taken] = await call('upload_media', { name: file.name, upload: answer.data[0]?.upload ?? '', ...how })
  return taken
}
