// happy-dom has no dialogs that open; the native ones are tested in a real browser.
