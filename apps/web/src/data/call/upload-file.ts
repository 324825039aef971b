import type { BadAnswer, GoodAnswer } from '@takt/contract/ground/answer.ts'
import { currentSession } from '../../device/session-store.ts'
import { currentLanguage } from '../words/language.ts'
import { text } from '../words/sentences.ts'
import { CallFailure } from './call.ts'

/** Sends a file as it is and tells how far it is; answers the hash that save_document enters it by. */
export function uploadFile(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    // fetch tells nobody how much of a body has gone.
    const request = new XMLHttpRequest()
    request.open('POST', '/api/files')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept-language', currentLanguage())
    request.setRequestHeader('x-takt-token', currentSession()?.token ?? '')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () =>
      reject(new CallFailure(text(currentLanguage(), 'shell.unreachable'), { status: 0, code: -1 })),
    )
    request.addEventListener('load', () => {
      const { answer, status } = { answer: parsed(request.responseText), status: request.status }
      const hash = (answer as GoodAnswer<{ hash: string }> | null)?.data?.[0]?.hash
      if (status === 200 && hash !== undefined) return resolve(hash)
      const told = (answer as Partial<BadAnswer> | null)?.call_status?.[0]
      const words = told?.call_message || text(currentLanguage(), 'call.failed')
      reject(new CallFailure(words, { status, code: told?.call_code ?? -1 }))
    })
    request.send(file)
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
