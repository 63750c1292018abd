/** Shows an animated dot on an element. Resolves when the animation ends. */
export async function showTapDot(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const dot = document.createElement('div');
  dot.ariaHidden = 'true';
  dot.style.cssText = `position:fixed;z-index:2147483647;left:${left + width / 2 - 22}px;top:${top + height / 2 - 22}px;width:44px;height:44px;border-radius:50%;background:rgb(120 120 128/45%);box-shadow:0 0 0 2px rgb(255 255 255/70%);pointer-events:none`;
  document.body.append(dot);
  const motion = dot.animate(
    [
      { opacity: 0, scale: 1.6 },
      { opacity: 1, scale: 1, offset: 0.6 },
      { opacity: 1, scale: 0.8 },
    ],
    { duration: 600, easing: 'ease-out' },
  );
  // `finished` never settles if the frame is removed.
  await motion.finished;
  dot.remove();
}
