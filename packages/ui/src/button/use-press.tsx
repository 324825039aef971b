import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { WhyBubble } from './WhyBubble.tsx'

/** What keeps a button from being pressed just now. */
export interface WaitingProps {
  /** Work under way: shows a spinner and takes no press, but keeps the focus it has. */
  busy?: boolean | undefined
  /**
   * Why it cannot be pressed, as a sentence that says what to do; nothing where it can. It is grey, takes the focus, and a
   * press tells the sentence: a finger has no pointer that could rest on it.
   */
  why?: string | false | null | undefined
  /** It was pressed all the same: the place to begin may be brought into view. */
  onWhy?: (() => void) | undefined
}

/** A button's own attributes, and what it says below the finger when it could not be pressed. */
export function usePress({
  busy = false,
  why,
  onWhy,
  onClick,
  title,
  ...rest
}: WaitingProps & Omit<ComponentProps<'button'>, 'type' | 'className'>): {
  press: ComponentProps<'button'>
  said: ReactNode
} {
  const [pressed, setPressed] = useState<{ at: HTMLElement; reason: string } | null>(null)
  const reason = why || undefined
  // Another reason waits for a press of its own.
  const told = !busy && pressed?.reason === reason ? pressed : null
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus to the page; a second press of a busy one would send the work twice.
    if (busy) return event.preventDefault()
    if (reason === undefined) return onClick?.(event)
    // Enter in a field presses the button that sends its form.
    event.preventDefault()
    setPressed({ at: event.currentTarget, reason })
    onWhy?.()
  }
  return {
    press: {
      ...rest,
      onClick: onPress,
      title: told ? undefined : (reason ?? title),
      'aria-busy': busy || undefined,
      'aria-disabled': busy || reason !== undefined || rest['aria-disabled'],
      ...(busy ? { 'data-busy': true } : {}),
    } as ComponentProps<'button'>,
    said: told && <WhyBubble at={told.at} text={told.reason} onGone={() => setPressed(null)} />,
  }
}
