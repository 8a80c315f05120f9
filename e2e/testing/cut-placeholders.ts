/**
 * Lists the visible placeholders that are cut without an ellipsis. The page cannot measure a placeholder, so a canvas
 * measures the same text in the same font. Runs in the page, so it can use nothing from outside.
 */
export function listCutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')];
  const cut = fields.filter((field) => {
    const style = getComputedStyle(field);
    if (!pen || !field.checkVisibility() || style.textOverflow === 'ellipsis') return false;
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing;
    const innerWidth =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(field.placeholder).width > innerWidth + 1;
  });
  return cut.map(({ placeholder }) => `cut placeholder: “${placeholder}”`);
}
