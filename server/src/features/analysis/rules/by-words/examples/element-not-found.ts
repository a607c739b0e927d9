/** Messages of tools and programs whose category is `element-not-found`, one a line. */
export const elementNotFound = String.raw`
NoSuchElementException: no such element: Unable to locate element: {"method":"css selector","selector":"#pay"}
Unable to locate element: #checkout
Unable to find an element with the text: Submit
TestingLibraryElementError: Unable to find an accessible element with the role "button" and name "Pay"
Found multiple elements with the text: Save
Expected to find element: '.cart', but never found it.
strict mode violation: getByRole('button') resolved to 2 elements
locator resolved to hidden element
element is not visible
element not interactable
ElementNotInteractableException: element not interactable
ElementClickInterceptedException: element click intercepted: Element is not clickable at point
element click intercepted
stale element reference: element is not attached to the page document
StaleElementReferenceException
Element is not attached to the DOM
element was detached from the DOM
waiting for locator('#pay') to be visible
No node found for selector: #login
Error: No element found using locator: By(css selector, #a)
Element <button> is not clickable because another element obscures it
Unable to find css "#pay"
Capybara::ElementNotFound: Unable to find button "Pay"
Capybara::Ambiguous: Ambiguous match, found 2 elements matching
Element 'id=pay' not found.
Element with locator 'id=pay' not found.
Can't call click on element with selector "#a" because element wasn't found
The element does not exist in the page
no such frame
NoSuchWindowException: no such window
no such alert
subtree intercepts pointer events
element is outside of the viewport
Unable to fill: input not found
Finder: Found 0 widgets with text "Save"
No visible element matched the selector
querySelector('#app') returned null
Target container is not a DOM element.
Timed out retrying: Expected to find content: 'Thanks' but never did.
cy.click() failed because this element is not visible
button "Pay" was not found on the page
no element matches the selector
selector ".cart" matched nothing
could not find the element
Unable to find visible css
Can't find element
cannot click: element is hidden
element is covered by another element
element is not displayed
element is disabled and cannot be clicked
matched 3 elements, expected one
No such element: xpath=//a
Failed to find element matching selector
locator not found on the screen
An element could not be located on the page using the given search parameters.
`;
